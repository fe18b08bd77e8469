DROP INDEX "quotes_owner_updated_at_index";--> statement-breakpoint
CREATE INDEX "quotes_by_owner" ON "quotes" USING btree ("owner");--> statement-breakpoint
-- Room on each page for a quote that is touched: its new state stands beside the old one, and no index hears of it.
ALTER TABLE "quotes" SET (fillfactor = 85);
