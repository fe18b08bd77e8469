-- An item that counts as nothing, before as after, has no figures to work out: all that is begun is saved without them.
CREATE OR REPLACE FUNCTION figure_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[]; moved integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.id) FILTER (WHERE
        outcome_of(n.won_at, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason) IS NOT NULL),
      array_agg(DISTINCT n.quote_id) INTO items, owned
    FROM new_items n;
    moved := owned;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT coalesce(s.id, o.id)) || array_agg(DISTINCT o.id), array_agg(DISTINCT o.quote_id) INTO items, owned
    FROM old_items o LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group;
    moved := owned;
  ELSE
    SELECT array_agg(DISTINCT coalesce(s.id, n.id)) FILTER (WHERE counts.somehow)
        || array_agg(DISTINCT n.id) FILTER (WHERE counts.somehow),
      array_agg(DISTINCT n.quote_id),
      array_agg(DISTINCT n.quote_id) FILTER (WHERE (n.step_code, n.is_on_hold, n.template_id, n.close_type)
        IS DISTINCT FROM (o.step_code, o.is_on_hold, o.template_id, o.close_type))
    INTO items, owned, moved
    FROM new_items n JOIN old_items o ON o.id = n.id
    -- Those that it was an option with.
    LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group
    CROSS JOIN LATERAL (SELECT
      outcome_of(n.won_at, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason) IS NOT NULL
      OR outcome_of(o.won_at, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason) IS NOT NULL AS somehow) counts
    WHERE (n.initiator, n.won_at, n.date_initiated, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason,
        n.customer_code, n.order_qty, n.order_po, n.is_on_hold, n.template_id, n.option_group)
      IS DISTINCT FROM (o.initiator, o.won_at, o.date_initiated, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason,
        o.customer_code, o.order_qty, o.order_po, o.is_on_hold, o.template_id, o.option_group);
  END IF;
  IF items IS NULL AND moved IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  IF items IS NOT NULL THEN PERFORM keep_item_figures(items); END IF;
  IF moved IS NOT NULL THEN PERFORM keep_quote_standings(moved); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What moves an item between counting and not counting is in its row, whose trigger sees both.
CREATE OR REPLACE FUNCTION figure_sections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE figured_of(s.section, s.data) IS NOT NULL
      AND outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM old_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE figured_of(s.section, s.data) IS NOT NULL
      AND outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections n
    JOIN old_sections o ON o.quote_item_id = n.quote_item_id AND o.section = n.section
    JOIN quote_items i ON i.id = n.quote_item_id
    WHERE figured_of(n.section, n.data) IS DISTINCT FROM figured_of(o.section, o.data)
      AND outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) IS NOT NULL;
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  RETURN NULL;
END $$;
