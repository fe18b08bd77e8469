-- Generic Price and Preprint Cost have fields now, and Price a flag more: what a step said of the breaks, it says of every
-- field beside them. The expected order quantity is the overview's.
INSERT INTO "workflow_validations" ("template_step_id", "tab_id", "field_name", "read_only", "required")
SELECT "template_step_id", "tab_id", named.name, "read_only", false FROM "workflow_validations"
JOIN (VALUES (10, 'details', 'supplier'),
  (10, 'details', 'supplierReference'),
  (10, 'details', 'costValidTo'),
  (10, 'details', 'pricingPolicy'),
  (10, 'details', 'pricingUom'),
  (10, 'details', 'priceExpiryDate'),
  (10, 'details', 'defaultVariance'),
  (12, 'details', 'printedBy'),
  (12, 'details', 'makeReadyMetres'),
  (12, 'details', 'runWaste'),
  (5, 'isMfg', 'isSpecialties')) AS named (tab, old, name)
  ON "tab_id" = named.tab AND "field_name" = named.old
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "workflow_validations" WHERE "tab_id" = 10 AND "field_name" = 'expectedOrderQuantity';--> statement-breakpoint
-- The items of a published template follow its definition.
UPDATE "workflow_templates" SET "definition" = jsonb_set("definition", '{steps}', (
  SELECT jsonb_agg(jsonb_set(step, '{fieldRules}', (
    SELECT coalesce(jsonb_agg(
      CASE WHEN named.name IS NULL OR named.name = named.old THEN rule
        ELSE rule || jsonb_build_object('fieldName', named.name, 'required', false) END
      ORDER BY rule_place, named.place), '[]'::jsonb)
    FROM jsonb_array_elements(step -> 'fieldRules') WITH ORDINALITY AS rules (rule, rule_place)
    LEFT JOIN (VALUES (10, 'details', 'supplier', 1),
      (10, 'details', 'supplierReference', 2),
      (10, 'details', 'costValidTo', 3),
      (10, 'details', 'pricingPolicy', 4),
      (10, 'details', 'pricingUom', 5),
      (10, 'details', 'priceExpiryDate', 6),
      (10, 'details', 'defaultVariance', 7),
      (10, 'details', 'details', 8),
      (12, 'details', 'printedBy', 1),
      (12, 'details', 'makeReadyMetres', 2),
      (12, 'details', 'runWaste', 3),
      (12, 'details', 'details', 4),
      (5, 'isMfg', 'isSpecialties', 1),
      (5, 'isMfg', 'isMfg', 2)
    ) AS named (tab, old, name, place) ON (rule ->> 'tabId')::int = named.tab AND rule ->> 'fieldName' = named.old
    WHERE NOT ((rule ->> 'tabId')::int = 10 AND rule ->> 'fieldName' = 'expectedOrderQuantity')
  )) ORDER BY step_place)
  FROM jsonb_array_elements("definition" -> 'steps') WITH ORDINALITY AS steps (step, step_place)
))
WHERE jsonb_path_exists("definition", '$.steps[*].fieldRules[*] ? (@.tabId == 10 && @.fieldName == "expectedOrderQuantity")');
