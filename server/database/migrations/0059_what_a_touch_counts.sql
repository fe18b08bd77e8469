-- A quote is touched with every save of an item, a section saved with every one of its tab: what counts nothing costs nothing.
CREATE FUNCTION figure_quote_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[];
BEGIN
  PERFORM keep_quote_standings(ARRAY[NEW.id]);
  IF (NEW.delivery_state, NEW.delivery_country, NEW.currency_code)
    IS NOT DISTINCT FROM (OLD.delivery_state, OLD.delivery_country, OLD.currency_code) THEN RETURN NULL; END IF;
  SELECT array_agg(id) INTO items FROM quote_items WHERE quote_id = NEW.id;
  IF items IS NOT NULL THEN PERFORM keep_item_figures(items); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER figures_quote_update ON quotes;
--> statement-breakpoint
CREATE TRIGGER figures_quote_update AFTER UPDATE ON quotes FOR EACH ROW
WHEN ((NEW.owner, NEW.created_at, NEW.valid_to, NEW.delivery_state, NEW.delivery_country, NEW.currency_code)
  IS DISTINCT FROM (OLD.owner, OLD.created_at, OLD.valid_to, OLD.delivery_state, OLD.delivery_country, OLD.currency_code))
EXECUTE FUNCTION figure_quote_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_quotes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[]; items integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM new_quotes;
  ELSE
    SELECT array_agg(id) INTO changed FROM old_quotes;
  END IF;
  IF changed IS NOT NULL THEN PERFORM keep_quote_standings(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION figure_section_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owned integer;
BEGIN
  SELECT i.quote_id INTO owned FROM quote_items i WHERE i.id = NEW.quote_item_id
    AND outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) IS NOT NULL;
  IF owned IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(ARRAY[owned]);
  PERFORM keep_item_figures(ARRAY[NEW.quote_item_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER figures_section_update ON quote_item_sections;
--> statement-breakpoint
CREATE TRIGGER figures_section_update AFTER UPDATE ON quote_item_sections FOR EACH ROW
WHEN (figured_of(NEW.section, NEW.data) IS DISTINCT FROM figured_of(OLD.section, OLD.data))
EXECUTE FUNCTION figure_section_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_sections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE figured_of(s.section, s.data) IS NOT NULL
      AND outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM old_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE figured_of(s.section, s.data) IS NOT NULL
      AND outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) IS NOT NULL;
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- One look at the rows for what people hold, what is worth something and what worklists count: most changes are none of it.
-- A statement may move thousands of items, and each count is written once for all of them, in the order of its key.
CREATE FUNCTION count_items_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[]; moved integer[]; are_counted boolean;
BEGIN
  SELECT array_agg(DISTINCT coalesce(s.id, n.id)) FILTER (WHERE differs.figured AND counts.somehow)
      || array_agg(DISTINCT n.id) FILTER (WHERE differs.figured AND counts.somehow),
    array_agg(DISTINCT n.quote_id) FILTER (WHERE differs.figured),
    array_agg(DISTINCT n.quote_id) FILTER (WHERE differs.figured AND (n.step_code, n.is_on_hold, n.template_id, n.close_type)
      IS DISTINCT FROM (o.step_code, o.is_on_hold, o.template_id, o.close_type)),
    bool_or(differs.counted)
  INTO items, owned, moved, are_counted
  FROM new_items n JOIN old_items o ON o.id = n.id
  CROSS JOIN LATERAL (SELECT
    (n.initiator, n.won_at, n.date_initiated, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason,
      n.customer_code, n.order_qty, n.order_po, n.is_on_hold, n.template_id, n.option_group)
    IS DISTINCT FROM (o.initiator, o.won_at, o.date_initiated, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason,
      o.customer_code, o.order_qty, o.order_po, o.is_on_hold, o.template_id, o.option_group) AS figured,
    (n.assignment_group, n.is_on_hold, n.close_type, n.date_arrived, n.assignee, n.is_final)
    IS DISTINCT FROM (o.assignment_group, o.is_on_hold, o.close_type, o.date_arrived, o.assignee, o.is_final) AS counted) differs
  CROSS JOIN LATERAL (SELECT
    outcome_of(n.won_at, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason) IS NOT NULL
    OR outcome_of(o.won_at, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason) IS NOT NULL AS somehow) counts
  -- Those that it was an option with.
  LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group
  WHERE differs.figured OR differs.counted;
  IF are_counted THEN
    INSERT INTO assignee_counts AS counted SELECT assignee, sum(change) FROM (
      SELECT assignee, -1 AS change FROM old_items WHERE close_type IS NULL AND NOT is_final AND NOT is_on_hold
      UNION ALL SELECT assignee, 1 FROM new_items WHERE close_type IS NULL AND NOT is_final AND NOT is_on_hold
    ) changes
    WHERE assignee IS NOT NULL GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1
    ON CONFLICT (assignee) DO UPDATE SET count = counted.count + excluded.count;
  END IF;
  IF items IS NOT NULL OR moved IS NOT NULL THEN
    PERFORM hold_quotes(owned);
    IF items IS NOT NULL THEN PERFORM keep_item_figures(items); END IF;
    IF moved IS NOT NULL THEN PERFORM keep_quote_standings(moved); END IF;
  END IF;
  IF are_counted THEN
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
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER assignee_counts_update ON quote_items;
--> statement-breakpoint
DROP TRIGGER figures_item_update ON quote_items;
--> statement-breakpoint
DROP TRIGGER worklist_counts_update ON quote_items;
--> statement-breakpoint
DROP FUNCTION count_worklist_update();
--> statement-breakpoint
CREATE TRIGGER counts_update AFTER UPDATE ON quote_items
REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items
FOR EACH STATEMENT EXECUTE FUNCTION count_items_update();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_assignees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO assignee_counts AS counted SELECT assignee, count(*) FROM new_items
    WHERE assignee IS NOT NULL AND close_type IS NULL AND NOT is_final AND NOT is_on_hold GROUP BY 1 ORDER BY 1
    ON CONFLICT (assignee) DO UPDATE SET count = counted.count + excluded.count;
  ELSE
    INSERT INTO assignee_counts AS counted SELECT assignee, -count(*) FROM old_items
    WHERE assignee IS NOT NULL AND close_type IS NULL AND NOT is_final AND NOT is_on_hold GROUP BY 1 ORDER BY 1
    ON CONFLICT (assignee) DO UPDATE SET count = counted.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.id) FILTER (WHERE
        outcome_of(n.won_at, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason) IS NOT NULL),
      array_agg(DISTINCT n.quote_id) INTO items, owned
    FROM new_items n;
  ELSE
    SELECT array_agg(DISTINCT coalesce(s.id, o.id)) || array_agg(DISTINCT o.id), array_agg(DISTINCT o.quote_id) INTO items, owned
    FROM old_items o LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group;
  END IF;
  IF items IS NULL AND owned IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  IF items IS NOT NULL THEN PERFORM keep_item_figures(items); END IF;
  IF owned IS NOT NULL THEN PERFORM keep_quote_standings(owned); END IF;
  RETURN NULL;
END $$;
