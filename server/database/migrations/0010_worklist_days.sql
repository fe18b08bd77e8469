CREATE TABLE "worklist_days" (
	"assignment_group" text NOT NULL,
	"is_on_hold" boolean NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "worklist_days_assignment_group_is_on_hold_day_pk" PRIMARY KEY("assignment_group","is_on_hold","day")
);
--> statement-breakpoint
DROP INDEX "items_by_group";--> statement-breakpoint
DROP INDEX "items_by_assignee";--> statement-breakpoint
DROP INDEX "items_by_initiator";--> statement-breakpoint
DROP INDEX "items_by_due_date";--> statement-breakpoint
CREATE INDEX "items_by_group" ON "quote_items" USING btree ("assignment_group","is_on_hold","date_arrived" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_assignee" ON "quote_items" USING btree ("assignee","is_on_hold","date_arrived" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_initiator" ON "quote_items" USING btree ("initiator","is_on_hold","date_arrived" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_due_date" ON "quote_items" USING btree ("assignment_group","is_on_hold","customer_due_date","id") WHERE close_type is null and not is_final;
--> statement-breakpoint
CREATE FUNCTION arrived_on(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- The triggers that keep worklist_counts keep worklist_days with it.
CREATE OR REPLACE FUNCTION count_worklist_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO worklist_counts AS counted (assignment_group, is_on_hold, count)
  SELECT assignment_group, is_on_hold, count(*) FROM new_items
  WHERE close_type IS NULL AND assignment_group IS NOT NULL
  GROUP BY assignment_group, is_on_hold ORDER BY assignment_group, is_on_hold
  ON CONFLICT (assignment_group, is_on_hold) DO UPDATE SET count = counted.count + excluded.count;
  INSERT INTO worklist_days AS counted (assignment_group, is_on_hold, day, count)
  SELECT assignment_group, is_on_hold, arrived_on(date_arrived), count(*) FROM new_items
  WHERE close_type IS NULL AND assignment_group IS NOT NULL
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (assignment_group, is_on_hold, day) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_worklist_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO worklist_counts AS counted (assignment_group, is_on_hold, count)
  SELECT assignment_group, is_on_hold, -count(*) FROM old_items
  WHERE close_type IS NULL AND assignment_group IS NOT NULL
  GROUP BY assignment_group, is_on_hold ORDER BY assignment_group, is_on_hold
  ON CONFLICT (assignment_group, is_on_hold) DO UPDATE SET count = counted.count + excluded.count;
  INSERT INTO worklist_days AS counted (assignment_group, is_on_hold, day, count)
  SELECT assignment_group, is_on_hold, arrived_on(date_arrived), -count(*) FROM old_items
  WHERE close_type IS NULL AND assignment_group IS NOT NULL
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (assignment_group, is_on_hold, day) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_worklist_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO worklist_counts AS counted (assignment_group, is_on_hold, count)
  SELECT assignment_group, is_on_hold, sum(change) FROM (
    SELECT assignment_group, is_on_hold, -count(*) AS change FROM old_items
    WHERE close_type IS NULL AND assignment_group IS NOT NULL GROUP BY 1, 2
    UNION ALL
    SELECT assignment_group, is_on_hold, count(*) AS change FROM new_items
    WHERE close_type IS NULL AND assignment_group IS NOT NULL GROUP BY 1, 2
  ) changes
  GROUP BY assignment_group, is_on_hold HAVING sum(change) <> 0 ORDER BY assignment_group, is_on_hold
  ON CONFLICT (assignment_group, is_on_hold) DO UPDATE SET count = counted.count + excluded.count;
  INSERT INTO worklist_days AS counted (assignment_group, is_on_hold, day, count)
  SELECT assignment_group, is_on_hold, day, sum(change) FROM (
    SELECT assignment_group, is_on_hold, arrived_on(date_arrived) AS day, -count(*) AS change FROM old_items
    WHERE close_type IS NULL AND assignment_group IS NOT NULL GROUP BY 1, 2, 3
    UNION ALL
    SELECT assignment_group, is_on_hold, arrived_on(date_arrived) AS day, count(*) AS change FROM new_items
    WHERE close_type IS NULL AND assignment_group IS NOT NULL GROUP BY 1, 2, 3
  ) changes
  GROUP BY assignment_group, is_on_hold, day HAVING sum(change) <> 0 ORDER BY assignment_group, is_on_hold, day
  ON CONFLICT (assignment_group, is_on_hold, day) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO worklist_days (assignment_group, is_on_hold, day, count)
SELECT assignment_group, is_on_hold, arrived_on(date_arrived), count(*) FROM quote_items
WHERE close_type IS NULL AND assignment_group IS NOT NULL GROUP BY 1, 2, 3;
