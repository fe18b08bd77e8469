CREATE TABLE "region_postcodes" (
	"region_code" text NOT NULL,
	"from_postcode" integer NOT NULL,
	"to_postcode" integer NOT NULL,
	CONSTRAINT "region_postcodes_region_code_from_postcode_pk" PRIMARY KEY("region_code","from_postcode"),
	CONSTRAINT "region_postcodes_range" CHECK ("region_postcodes"."from_postcode" >= 0 and "region_postcodes"."to_postcode" between "region_postcodes"."from_postcode" and 9999)
);
--> statement-breakpoint
ALTER TABLE "region_postcodes" ADD CONSTRAINT "region_postcodes_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE cascade ON UPDATE no action;