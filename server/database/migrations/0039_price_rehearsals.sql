CREATE TABLE "rehearsal_items" (
	"run_id" integer NOT NULL,
	"quote_item_id" integer NOT NULL,
	"is_ordered" boolean NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"product_group" text NOT NULL,
	"currency" text NOT NULL,
	"plant" text NOT NULL,
	"plant_after" text NOT NULL,
	"quantity" double precision NOT NULL,
	"uom" double precision NOT NULL,
	"price" double precision NOT NULL,
	"cost_before" double precision,
	"cost_after" double precision,
	"margin_before" double precision,
	"margin_after" double precision,
	"floor" double precision,
	"sales_value" double precision NOT NULL,
	"earned" double precision NOT NULL,
	"lost" double precision NOT NULL,
	"is_under_before" boolean NOT NULL,
	"is_under_after" boolean NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"breaks" jsonb NOT NULL,
	"commission" double precision NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"outcome_text" text DEFAULT '' NOT NULL,
	"new_price" double precision,
	CONSTRAINT "rehearsal_items_run_id_quote_item_id_pk" PRIMARY KEY("run_id","quote_item_id")
);
--> statement-breakpoint
CREATE TABLE "rehearsal_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rehearsal_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rehearsal_id" integer NOT NULL,
	"shock" jsonb NOT NULL,
	"master_data_version" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"totals" jsonb
);
--> statement-breakpoint
CREATE TABLE "rehearsals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rehearsals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"paper_percent" double precision DEFAULT 0 NOT NULL,
	"papers" text[] DEFAULT '{}' NOT NULL,
	"energy_percent" double precision DEFAULT 0 NOT NULL,
	"labour_percent" double precision DEFAULT 0 NOT NULL,
	"ink_percent" double precision DEFAULT 0 NOT NULL,
	"freight_percent" double precision DEFAULT 0 NOT NULL,
	"closed_plants" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rehearsals_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "rehearsal_items" ADD CONSTRAINT "rehearsal_items_run_id_rehearsal_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."rehearsal_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_items" ADD CONSTRAINT "rehearsal_items_quote_item_id_quote_items_id_fk" FOREIGN KEY ("quote_item_id") REFERENCES "public"."quote_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_runs" ADD CONSTRAINT "rehearsal_runs_rehearsal_id_rehearsals_id_fk" FOREIGN KEY ("rehearsal_id") REFERENCES "public"."rehearsals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rehearsal_items_by_loss" ON "rehearsal_items" USING btree ("run_id","lost" DESC NULLS FIRST,"quote_item_id");--> statement-breakpoint
CREATE INDEX "rehearsal_runs_rehearsal_id_id_index" ON "rehearsal_runs" USING btree ("rehearsal_id","id" DESC NULLS FIRST);