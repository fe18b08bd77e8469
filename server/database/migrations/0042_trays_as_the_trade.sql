-- The rolled-end tray without a lid is 0422 as the trade calls it, and one with four double walls 0422-4: what was made so
-- far keeps its shape and takes the name. 0421 has the hinged lid.
UPDATE "quote_item_sections" SET "data" = "data"
  || CASE WHEN "data" ->> 'styleVariant' IN ('0421', '0422') THEN jsonb_build_object('styleVariant', CASE "data" ->> 'styleVariant' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE '{}'::jsonb END
  || CASE WHEN "data" ->> 'fefCoVariantCode' IN ('0421', '0422') THEN jsonb_build_object('fefCoVariantCode', CASE "data" ->> 'fefCoVariantCode' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE '{}'::jsonb END
  || CASE WHEN "data" ->> 'vslCode' IN ('0421', '0422') THEN jsonb_build_object('vslCode', CASE "data" ->> 'vslCode' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE '{}'::jsonb END
WHERE "section" = 'product'
  AND ("data" ->> 'styleVariant' IN ('0421', '0422') OR "data" ->> 'fefCoVariantCode' IN ('0421', '0422')
    OR "data" ->> 'vslCode' IN ('0421', '0422'));
--> statement-breakpoint
UPDATE "existing_products" SET
  "fefco_code" = CASE "fefco_code" WHEN '0421' THEN '0422' WHEN '0422' THEN '0422-4' ELSE "fefco_code" END,
  "vsl_code" = CASE "vsl_code" WHEN '0421' THEN '0422' WHEN '0422' THEN '0422-4' ELSE "vsl_code" END,
  "sections" = CASE WHEN "sections" -> 'product' IS NULL THEN "sections" ELSE jsonb_set("sections", '{product}', "sections" -> 'product'
    || CASE WHEN "sections" -> 'product' ->> 'styleVariant' IN ('0421', '0422') THEN jsonb_build_object('styleVariant', CASE "sections" -> 'product' ->> 'styleVariant' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE '{}'::jsonb END
    || CASE WHEN "sections" -> 'product' ->> 'fefCoVariantCode' IN ('0421', '0422') THEN jsonb_build_object('fefCoVariantCode', CASE "sections" -> 'product' ->> 'fefCoVariantCode' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE '{}'::jsonb END
    || CASE WHEN "sections" -> 'product' ->> 'vslCode' IN ('0421', '0422') THEN jsonb_build_object('vslCode', CASE "sections" -> 'product' ->> 'vslCode' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE '{}'::jsonb END) END,
  "item" = CASE WHEN "item" ->> 'style' IN ('0421', '0422')
    THEN "item" || jsonb_build_object('style', CASE "item" ->> 'style' WHEN '0421' THEN '0422' ELSE '0422-4' END) ELSE "item" END
WHERE "fefco_code" IN ('0421', '0422') OR "vsl_code" IN ('0421', '0422') OR "item" ->> 'style' IN ('0421', '0422')
  OR "sections" -> 'product' ->> 'styleVariant' IN ('0421', '0422')
  OR "sections" -> 'product' ->> 'fefCoVariantCode' IN ('0421', '0422');
--> statement-breakpoint
UPDATE "catalogue_products" SET "style_code" = CASE "style_code" WHEN '0421' THEN '0422' ELSE '0422-4' END
WHERE "style_code" IN ('0421', '0422');
--> statement-breakpoint
-- Each style that can be made has a VSL code of its name, where there are VSL codes at all; those there are keep their words
-- unless they are about the trays above.
INSERT INTO "vsl_codes" ("code", "description", "product_style")
SELECT style."code", style."description", style."product_style" FROM (VALUES
  ('0110', 'Sheet', '01'),
  ('0200', 'Half slotted box, open top', '02'),
  ('0201', 'Regular slotted box', '02'),
  ('0202', 'Overlap slotted box', '02'),
  ('0203', 'Full overlap slotted box', '02'),
  ('0204', 'Centre special slotted box, all flaps meet', '02'),
  ('0205', 'Centre special overlap slotted box', '02'),
  ('0206', 'Centre special full overlap slotted box', '02'),
  ('0209', 'Short flap slotted box with a gap', '02'),
  ('0210', 'Straight tuck box', '02'),
  ('0211', 'Reverse tuck box', '02'),
  ('0215', 'Tuck lid, snap-lock (1-2-3) bottom', '02'),
  ('0216', 'Slotted top, snap-lock bottom', '02'),
  ('0300', 'Telescope box with full-depth lid', '03'),
  ('0301', 'Telescope box with part-depth lid', '03'),
  ('0310', 'Tube with two caps', '03'),
  ('0312', 'Half-slotted body, half-slotted lid of part depth', '03'),
  ('0313', 'Closed slotted body with two caps', '03'),
  ('0320', 'Half-slotted body, half-slotted lid', '03'),
  ('0401', 'One-piece folder', '04'),
  ('0406', 'Wrap-around blank', '04'),
  ('0410', 'Five-panel folder', '04'),
  ('0421', 'Rolled-end box with hinged lid', '04'),
  ('0422', 'Tray with rolled ends', '04'),
  ('0422-4', 'Tray with rolled ends and sides', '04'),
  ('0423', 'Tray with rolled sides', '04'),
  ('0425', 'Heavy tray with rolled ends', '04'),
  ('0426', 'Box with hinged lid and rolled front', '04'),
  ('0427', 'Mailer with rolled sides and locking lid front', '04'),
  ('0429', 'Rolled-end box with lid over its sides', '04'),
  ('0451', 'Tray with rolled end walls', '04'),
  ('0452', 'Tray with corner ears', '04'),
  ('0458', 'Platform pad', '04'),
  ('0470', 'Mailer with double bottom and short tuck', '04'),
  ('0471', 'Mailer with rolled sides, tuck lid and front lock', '04'),
  ('0501', 'Sleeve around length and width', '05'),
  ('0502', 'Sleeve around length and depth', '05'),
  ('0503', 'Sleeve around width and depth', '05'),
  ('0504', 'Double slide box', '05'),
  ('0711', 'Slotted top, crash-lock bottom', '07'),
  ('0713', 'Tuck lid, crash-lock bottom', '07'),
  ('0900', 'Pad', '09'),
  ('0901', 'Liner pad', '09'),
  ('0902', 'Angle liner, one crease', '09'),
  ('0903', 'U liner, two creases', '09'),
  ('0904', 'Ring liner, three creases', '09'),
  ('0930', 'Divider of crossing strips', '09'),
  ('0933', 'Partition set', '09'),
  ('0935', 'Partition set, same strips as 0933 here', '09'),
  ('A20.20.03.03', 'Straight tuck end carton', 'FC'),
  ('A20.20.01.01', 'Straight tuck end carton, tucks on the back', 'FC'),
  ('A20.20.01.03', 'Reverse tuck end carton', 'FC'),
  ('A40.40.03.03', 'Tuck end carton with full side flaps', 'FC'),
  ('A55.20.01.03', 'Tuck top carton, snap-lock (1-2-3) bottom', 'FC'),
  ('A55.01.01.00', 'Open carton, snap-lock (1-2-3) bottom', 'FC'),
  ('A60.20.00.03', 'Tuck top carton, crash-lock bottom', 'FC'),
  ('A60.01.00.00', 'Open carton, crash-lock bottom', 'FC'),
  ('A10.10.03.03', 'Seal end carton, full overlap', 'FC'),
  ('A12.12.01.01', 'Seal end carton, flaps meeting', 'FC'),
  ('A10.20.03.03', 'Seal bottom, tuck top carton', 'FC'),
  ('SLEEVE', 'Carton sleeve', 'FC'),
  ('B20.01.00.00', 'Carton tray with glued corner ears', 'FC'),
  ('B40.20.00.00', 'Carton tray with ears on the ends', 'FC'),
  ('B15.06.00.00', 'Self-locking carton tray with rolled walls', 'FC'),
  ('B40.22.00.00', 'Carton tray with web corners', 'FC')
) AS style ("code", "description", "product_style")
WHERE EXISTS (SELECT 1 FROM "vsl_codes")
ON CONFLICT ("code") DO UPDATE SET "description" = EXCLUDED."description"
WHERE "vsl_codes"."code" IN ('0421', '0422');
