ALTER TABLE "quote_items" ADD COLUMN "option_group" integer;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "option_letter" text;--> statement-breakpoint
CREATE UNIQUE INDEX "item_options" ON "quote_items" USING btree ("quote_id","option_group","option_letter") WHERE option_group is not null;