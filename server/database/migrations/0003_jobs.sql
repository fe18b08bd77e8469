DROP INDEX "jobs_state_run_at_index";--> statement-breakpoint
DROP INDEX "jobs_kind_subject_id_index";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "failure" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "failure" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE state = 'Queued';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_under_way" ON "jobs" USING btree ("kind","subject") WHERE state in ('Queued', 'Running');--> statement-breakpoint
CREATE INDEX "jobs_by_subject" ON "jobs" USING btree ("kind","subject","id" DESC NULLS LAST);