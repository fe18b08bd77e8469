-- Price has fields now: what a step said of its groups as a whole, it says of every field in them.
INSERT INTO "workflow_validations" ("template_step_id", "tab_id", "field_name", "read_only", "required")
SELECT "template_step_id", "tab_id", named.name, "read_only", "required" FROM "workflow_validations"
JOIN (VALUES ('freightCost', 'hasSecondaryLeg'), ('freightCost', 'secondaryLegRegion'),
  ('outsideCost', 'outsideCustomerCost'), ('internalPricing', 'defaultVariance'), ('details', 'calculatedFrom')
) AS named (old, name) ON "tab_id" = 5 AND "field_name" = named.old
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "workflow_validations"
WHERE "tab_id" = 5 AND "field_name" IN ('freightCost', 'outsideCost', 'internalPricing');--> statement-breakpoint
-- The items of a published template follow its definition.
UPDATE "workflow_templates" SET "definition" = jsonb_set("definition", '{steps}', (
  SELECT jsonb_agg(jsonb_set(step, '{fieldRules}', (
    SELECT coalesce(jsonb_agg(
      CASE WHEN named.name IS NULL THEN rule ELSE jsonb_set(rule, '{fieldName}', to_jsonb(named.name)) END
      ORDER BY rule_place, named.place), '[]'::jsonb)
    FROM jsonb_array_elements(step -> 'fieldRules') WITH ORDINALITY AS rules (rule, rule_place)
    LEFT JOIN (VALUES ('freightCost', 'hasSecondaryLeg', 1), ('freightCost', 'secondaryLegRegion', 2),
      ('outsideCost', 'outsideCustomerCost', 1), ('internalPricing', 'defaultVariance', 1),
      ('details', 'details', 1), ('details', 'calculatedFrom', 2)
    ) AS named (old, name, place) ON (rule ->> 'tabId')::int = 5 AND rule ->> 'fieldName' = named.old
  )) ORDER BY step_place)
  FROM jsonb_array_elements("definition" -> 'steps') WITH ORDINALITY AS steps (step, step_place)
))
WHERE jsonb_path_exists("definition", '$.steps[*].fieldRules[*] ? (@.tabId == 5 && @.fieldName == "freightCost")');
