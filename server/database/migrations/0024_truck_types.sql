CREATE TABLE "truck_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "truck_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"payload_kg" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "truck_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
-- Truck types were codes with a name; the inside of the usual ones is known.
INSERT INTO "truck_types" ("code", "name", "length", "width", "height", "payload_kg")
SELECT "lookups"."code", "description", coalesce(inside."length", 0), coalesce(inside."width", 0),
  coalesce(inside."height", 0), coalesce(inside."payload_kg", 0)
FROM "lookups"
LEFT JOIN (VALUES ('STD', 8400, 2440, 2600, 10000), ('TAUT', 13700, 2440, 2750, 24000),
  ('PANTEC', 13600, 2420, 2700, 23000), ('TAIL', 7200, 2400, 2400, 7000), ('BDBL', 20600, 2440, 2750, 38000)
) AS inside ("code", "length", "width", "height", "payload_kg") ON inside."code" = "lookups"."code"
WHERE "kind" = 'truckType'
ORDER BY "sequence", "lookups"."code";
--> statement-breakpoint
DELETE FROM "lookups" WHERE "kind" = 'truckType';
