CREATE TABLE "product_traits" (
	"plant_code" text NOT NULL,
	"product_id" text NOT NULL,
	"sheet_sqm" double precision,
	"carton_sqm" double precision,
	"pass_no" integer,
	"forme" text,
	"delivery_region" text,
	"number_up" integer,
	"paper_deckle_width" double precision,
	"truck_type" text DEFAULT '' NOT NULL,
	"hand_unloading" boolean,
	"pricing_policy" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_traits_plant_code_product_id_pk" PRIMARY KEY("plant_code","product_id")
);
--> statement-breakpoint
CREATE TABLE "similarity_lessons" (
	"criterion" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"advantage" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_traits" ADD CONSTRAINT "product_traits_of_product" FOREIGN KEY ("plant_code","product_id") REFERENCES "public"."existing_products"("plant_code","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_size" ON "existing_products" USING btree ("plant_code","length","width","depth") WHERE is_active;