DROP TABLE "lgx_products" CASCADE;--> statement-breakpoint
DROP TABLE "lgx_product_specifications" CASCADE;