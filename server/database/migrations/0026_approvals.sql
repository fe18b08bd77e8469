CREATE TABLE "margin_floors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "margin_floors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"business_unit" text DEFAULT '' NOT NULL,
	"product_group" text DEFAULT '' NOT NULL,
	"floor_percent" double precision NOT NULL,
	"first_approver" text NOT NULL,
	"second_approver" text DEFAULT '' NOT NULL,
	"second_from" double precision DEFAULT 0 NOT NULL,
	"third_approver" text DEFAULT '' NOT NULL,
	"third_from" double precision DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "margin_floors_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "item_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_item_id" integer NOT NULL,
	"approval_type" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"approval_status" text NOT NULL,
	"approved_by" text NOT NULL,
	"approved_date" timestamp with time zone DEFAULT now() NOT NULL,
	"doc" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"basis" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_decisions" ADD CONSTRAINT "item_decisions_quote_item_id_quote_items_id_fk" FOREIGN KEY ("quote_item_id") REFERENCES "public"."quote_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "margin_floor_of" ON "margin_floors" USING btree ("business_unit","product_group") WHERE is_active;--> statement-breakpoint
CREATE INDEX "item_decisions_quote_item_id_index" ON "item_decisions" USING btree ("quote_item_id");--> statement-breakpoint
-- A break says why it is below the margin floor: those there are have not been asked.
UPDATE "quote_item_sections" SET "data" = jsonb_set("data", '{details}', (
  SELECT coalesce(jsonb_agg(jsonb_build_object('floorReason', '') || detail ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("data" -> 'details') WITH ORDINALITY AS details (detail, place)
))
WHERE "section" = 'pricing' AND jsonb_typeof("data" -> 'details') = 'array';
