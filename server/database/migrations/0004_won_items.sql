ALTER TABLE "customers" ADD COLUMN "trading_since" date;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "won_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "is_new_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "items_by_counted" ON "quote_items" USING btree ("initiator",coalesce(won_at, date_initiated));