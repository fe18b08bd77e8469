CREATE TABLE "plant_business_units" (
	"plant_code" text NOT NULL,
	"business_unit" text NOT NULL,
	CONSTRAINT "plant_business_units_plant_code_business_unit_pk" PRIMARY KEY("plant_code","business_unit")
);
--> statement-breakpoint
CREATE TABLE "plant_cost_centres" (
	"plant_code" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "plant_cost_centres_plant_code_code_pk" PRIMARY KEY("plant_code","code")
);
--> statement-breakpoint
CREATE TABLE "ink_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ink_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ink_groups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "inks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"process" text NOT NULL,
	"group_id" integer NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inks_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "plant_inks" (
	"plant_code" text NOT NULL,
	"ink_id" integer NOT NULL,
	CONSTRAINT "plant_inks_plant_code_ink_id_pk" PRIMARY KEY("plant_code","ink_id")
);
--> statement-breakpoint
ALTER TABLE "board_grade_variants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_grades" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "abn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scopes" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "scopes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workgroups" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workgroups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inks" ADD CONSTRAINT "inks_group_id_ink_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."ink_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_inks" ADD CONSTRAINT "plant_inks_ink_id_inks_id_fk" FOREIGN KEY ("ink_id") REFERENCES "public"."inks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inks_name_id_index" ON "inks" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "inks_group_id_id_index" ON "inks" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "plant_inks_ink_id_index" ON "plant_inks" USING btree ("ink_id");--> statement-breakpoint
CREATE INDEX "users_name_id_index" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_email_id_index" ON "users" USING btree ("email","id");