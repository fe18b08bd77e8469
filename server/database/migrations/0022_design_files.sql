CREATE TABLE "design_files" (
	"quote_item_id" integer PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"confirmed" jsonb,
	"is_stand_in" boolean NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_files" ADD CONSTRAINT "design_files_quote_item_id_quote_items_id_fk" FOREIGN KEY ("quote_item_id") REFERENCES "public"."quote_items"("id") ON DELETE cascade ON UPDATE no action;