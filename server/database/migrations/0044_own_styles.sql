CREATE TABLE "own_styles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_styles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"family" text NOT NULL,
	"group" text NOT NULL,
	"is_glued" boolean DEFAULT false NOT NULL,
	"geometry" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "own_styles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "flutes" ADD COLUMN "odd_half" text DEFAULT 'up' NOT NULL;--> statement-breakpoint
-- Flute BR joins the masters that are kept already.
INSERT INTO "flutes" ("plant_code", "code", "caliper", "take_up", "flute_height", "flutes_per_metre", "panel_adds_inside",
  "panel_adds_outside", "lap_width", "half_slotted_flap", "half_slotted_depth", "regular_flap", "regular_depth",
  "full_overlap_flap", "full_overlap_depth", "slot", "basis")
SELECT '', 'BR', 5.5, '[1.32,1.3]', NULL, NULL, '[5,5,5,2]', '[8,5,5,0]', 30, 3, 5, 3, 11, 1, 15, 9,
  'one public table; caliper the sum of B and R, slot rule of thumb'
WHERE EXISTS (SELECT FROM "flutes" WHERE "code" = 'BC') AND NOT EXISTS (SELECT FROM "flutes" WHERE "code" = 'BR');
