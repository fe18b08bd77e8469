CREATE TABLE "customer_price_terms" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"price_var_percent" double precision,
	"pricing_policy" text DEFAULT '' NOT NULL,
	"pricing_uom" integer,
	"pricing_var_percent" double precision,
	"price_break_1" integer,
	"price_break_2" integer,
	"price_break_3" integer,
	"price_break_4" integer,
	"price_break_5" integer
);
--> statement-breakpoint
ALTER TABLE "customer_price_terms" ADD CONSTRAINT "customer_price_terms_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;