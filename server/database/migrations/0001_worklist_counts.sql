-- Keeps worklist_counts equal to the open items of each workgroup, once per statement.
CREATE FUNCTION count_worklist_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO worklist_counts AS counted (assignment_group, is_on_hold, count)
  SELECT assignment_group, is_on_hold, count(*) FROM new_items
  WHERE close_type IS NULL AND assignment_group IS NOT NULL
  GROUP BY assignment_group, is_on_hold ORDER BY assignment_group, is_on_hold
  ON CONFLICT (assignment_group, is_on_hold) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_worklist_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO worklist_counts AS counted (assignment_group, is_on_hold, count)
  SELECT assignment_group, is_on_hold, -count(*) FROM old_items
  WHERE close_type IS NULL AND assignment_group IS NOT NULL
  GROUP BY assignment_group, is_on_hold ORDER BY assignment_group, is_on_hold
  ON CONFLICT (assignment_group, is_on_hold) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_worklist_update() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER worklist_counts_insert AFTER INSERT ON quote_items
REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION count_worklist_insert();
--> statement-breakpoint
CREATE TRIGGER worklist_counts_delete AFTER DELETE ON quote_items
REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION count_worklist_delete();
--> statement-breakpoint
CREATE TRIGGER worklist_counts_update AFTER UPDATE ON quote_items
REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION count_worklist_update();
