-- A price keeps where its item went, so that it is old once its quote sends it elsewhere. Those kept before have no place: it is
-- where they go now, by what they say they were calculated from and else by their quote. What has changed until now nobody knows.
UPDATE "quote_item_sections" AS "priced" SET "data" = jsonb_set("priced"."data", '{calculatedFrom,goesTo}', jsonb_build_object(
  'truckType', coalesce(nullif("said" ->> 'truckType', ''), nullif("quotes"."truck_type", ''), 'STD'),
  'deliveryState', CASE WHEN "has_own" THEN "said" ->> 'deliveryState' ELSE "quotes"."delivery_state" END,
  'deliveryPostCode', CASE WHEN "has_own" THEN "said" ->> 'deliveryPostCode' ELSE "quotes"."delivery_post_code" END,
  'handUnloadingRequired', coalesce(("said" ->> 'handUnloadingRequired')::boolean, false) OR "quotes"."hand_unloading_required"))
FROM "quote_items"
JOIN "quotes" ON "quotes"."id" = "quote_items"."quote_id"
LEFT JOIN "quote_item_sections" AS "own" ON "own"."quote_item_id" = "quote_items"."id" AND "own"."section" = 'delivery'
CROSS JOIN LATERAL (
  SELECT "from"."data" -> 'calculatedFrom' -> 'delivery' AS "said" FROM "quote_item_sections" AS "from"
  WHERE "from"."quote_item_id" = "quote_items"."id" AND "from"."section" = 'pricing'
) AS "calculated"
CROSS JOIN LATERAL (
  -- An address is taken as a whole, and of its street and suburb only the item itself tells.
  SELECT trim(concat("said" ->> 'deliveryState', "said" ->> 'deliveryPostCode',
    "own"."data" ->> 'deliveryAddress', "own"."data" ->> 'deliverySuburb')) <> '' AS "has_own"
) AS "address"
WHERE "priced"."quote_item_id" = "quote_items"."id" AND "priced"."section" = 'pricing'
  AND jsonb_typeof("said") = 'object'
  AND "priced"."data" -> 'calculatedFrom' -> 'goesTo' IS NULL;
