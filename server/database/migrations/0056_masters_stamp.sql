CREATE TABLE "masters_stamp" (
	"stamp" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO masters_stamp (stamp) VALUES (gen_random_uuid()::text);
--> statement-breakpoint
CREATE FUNCTION stamp_masters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE masters_stamp SET stamp = gen_random_uuid()::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE master text;
BEGIN
  FOREACH master IN ARRAY ARRAY['vsl_codes', 'board_grades', 'board_grade_variants', 'plants', 'inks', 'plant_inks', 'plant_regions',
    'regions', 'region_postcodes', 'work_centres', 'pallet_tops', 'margin_floors', 'lookups']
  LOOP
    EXECUTE format('CREATE TRIGGER stamp_masters AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION stamp_masters()', master);
  END LOOP;
END $$;
