ALTER TABLE "catalogue_products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_price_terms" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_price_terms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_by_category" ON "catalogue_products" USING btree ("category","id") WHERE is_active;--> statement-breakpoint
UPDATE "catalogue_products" SET "product_type" = 'CONSUMABLES' WHERE "product_type" = 'Consumables';--> statement-breakpoint
UPDATE "catalogue_products" SET "product_type" = 'GENERIC_PRODUCTS' WHERE "product_type" = 'Generic Products';
