ALTER TABLE "rehearsal_items" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
-- Of those made before, when is not known closer than that it was after their run.
UPDATE "rehearsal_items" SET "made_at" = "rehearsal_runs"."finished_at" FROM "rehearsal_runs"
WHERE "rehearsal_runs"."id" = "rehearsal_items"."run_id" AND "rehearsal_items"."outcome" IN ('priced', 'waits');
