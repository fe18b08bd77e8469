-- Design Print and Preprint Design have fields now: what a step said of each tab as a whole, it says of every field there.
INSERT INTO "workflow_validations" ("template_step_id", "tab_id", "field_name", "read_only", "required")
SELECT "template_step_id", "tab_id", named.name, "read_only", "required" FROM "workflow_validations"
JOIN (VALUES (15, 'designPrint', 'printedSheets'), (11, 'prePrintDesign', 'rollWidth'), (11, 'prePrintDesign', 'repeat'),
  (11, 'prePrintDesign', 'webs'), (11, 'prePrintDesign', 'lanes')) AS named (tab, old, name)
  ON "tab_id" = named.tab AND "field_name" = named.old
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "workflow_validations"
WHERE ("tab_id", "field_name") IN ((15, 'designPrint'), (11, 'prePrintDesign'));--> statement-breakpoint
-- The items of a published template follow its definition.
UPDATE "workflow_templates" SET "definition" = jsonb_set("definition", '{steps}', (
  SELECT jsonb_agg(jsonb_set(step, '{fieldRules}', (
    SELECT coalesce(jsonb_agg(
      CASE WHEN named.name IS NULL THEN rule ELSE jsonb_set(rule, '{fieldName}', to_jsonb(named.name)) END
      ORDER BY rule_place, named.place), '[]'::jsonb)
    FROM jsonb_array_elements(step -> 'fieldRules') WITH ORDINALITY AS rules (rule, rule_place)
    LEFT JOIN (VALUES (15, 'designPrint', 'printedSheets', 1), (11, 'prePrintDesign', 'rollWidth', 1),
      (11, 'prePrintDesign', 'repeat', 2), (11, 'prePrintDesign', 'webs', 3), (11, 'prePrintDesign', 'lanes', 4)
    ) AS named (tab, old, name, place) ON (rule ->> 'tabId')::int = named.tab AND rule ->> 'fieldName' = named.old
  )) ORDER BY step_place)
  FROM jsonb_array_elements("definition" -> 'steps') WITH ORDINALITY AS steps (step, step_place)
))
WHERE jsonb_path_exists("definition",
  '$.steps[*].fieldRules[*] ? (@.fieldName == "designPrint" || @.fieldName == "prePrintDesign")');
