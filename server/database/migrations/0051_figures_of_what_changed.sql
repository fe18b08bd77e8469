-- Its plan is kept, as that of `keep_item_figures` is.
ALTER FUNCTION keep_quote_standings(integer[]) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
-- In the language whose plans are kept: planning it took longer than all else that a save did for the figures.
CREATE OR REPLACE FUNCTION with_their_options(ids integer[]) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(id), '{}') FROM (
      SELECT unnest(ids) AS id UNION
      SELECT s.id FROM quote_items i JOIN quote_items s ON s.quote_id = i.quote_id AND s.option_group = i.option_group
      WHERE i.id = ANY(ids) AND i.option_group IS NOT NULL
    ) items
  );
END $$;
--> statement-breakpoint
-- An item's quantity and order move its money; where its quote stands they leave alone.
CREATE OR REPLACE FUNCTION figure_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[]; moved integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id), array_agg(DISTINCT quote_id) INTO items, owned FROM new_items;
    moved := owned;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT coalesce(s.id, o.id)) || array_agg(DISTINCT o.id), array_agg(DISTINCT o.quote_id) INTO items, owned
    FROM old_items o LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group;
    moved := owned;
  ELSE
    SELECT array_agg(DISTINCT coalesce(s.id, n.id)) || array_agg(DISTINCT n.id), array_agg(DISTINCT n.quote_id),
      array_agg(DISTINCT n.quote_id) FILTER (WHERE (n.step_code, n.is_on_hold, n.template_id, n.close_type)
        IS DISTINCT FROM (o.step_code, o.is_on_hold, o.template_id, o.close_type))
    INTO items, owned, moved
    FROM new_items n JOIN old_items o ON o.id = n.id
    -- Those that it was an option with.
    LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group
    WHERE (n.initiator, n.won_at, n.date_initiated, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason,
        n.customer_code, n.order_qty, n.order_po, n.is_on_hold, n.template_id, n.option_group)
      IS DISTINCT FROM (o.initiator, o.won_at, o.date_initiated, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason,
        o.customer_code, o.order_qty, o.order_po, o.is_on_hold, o.template_id, o.option_group);
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  IF moved IS NOT NULL THEN PERFORM keep_quote_standings(moved); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What figures take of a section, everything where that is little.
CREATE FUNCTION figured_of(section text, data jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE section
    WHEN 'product' THEN data->'productGroup'
    WHEN 'approval' THEN data->'purchaseOrders'
    WHEN 'pricing' THEN data
    WHEN 'genericPricing' THEN data
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_sections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE figured_of(s.section, s.data) IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM old_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE figured_of(s.section, s.data) IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections n
    JOIN old_sections o ON o.quote_item_id = n.quote_item_id AND o.section = n.section
    JOIN quote_items i ON i.id = n.quote_item_id
    WHERE figured_of(n.section, n.data) IS DISTINCT FROM figured_of(o.section, o.data);
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER figures_section_update ON quote_item_sections;
--> statement-breakpoint
CREATE TRIGGER figures_section_update AFTER UPDATE ON quote_item_sections
REFERENCING OLD TABLE AS old_sections NEW TABLE AS new_sections FOR EACH STATEMENT EXECUTE FUNCTION figure_sections_changed();
