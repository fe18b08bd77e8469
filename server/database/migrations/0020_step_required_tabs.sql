ALTER TABLE "workflow_template_steps" ADD COLUMN "asks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Steps asked for the tabs with a required field: they go on to.
UPDATE "workflow_template_steps" SET "asks" = coalesce((
  SELECT array_agg(tab.key ORDER BY tab.place)
  FROM (VALUES (1, 1, 'overview'), (2, 2, 'print'), (3, 4, 'pallet'), (4, 16, 'gpallet'), (5, 3, 'design'),
    (6, 15, 'designPrint'), (7, 5, 'price'), (8, 6, 'appr'), (9, 9, 'delivery'), (10, 10, 'genprice'),
    (11, 11, 'preprintDesign'), (12, 12, 'preprintCost'), (13, 13, 'claims')) AS tab (place, id, key)
  WHERE EXISTS (SELECT FROM "workflow_validations"
    WHERE "template_step_id" = "workflow_template_steps"."id" AND "tab_id" = tab.id AND "required")
), '{}');--> statement-breakpoint
-- What is lost ends without having been done, whatever it lacks.
UPDATE "workflow_template_step_actions" SET "direction" = 'out'
WHERE "action_code" = 'LOST' AND "direction" = 'forward' AND EXISTS (
  SELECT FROM "workflow_template_steps" AS own
  JOIN "workflow_template_steps" AS target ON target."template_id" = own."template_id"
  WHERE own."id" = "template_step_id" AND target."step_code" = "target_step_code" AND target."kind" = 'final');
