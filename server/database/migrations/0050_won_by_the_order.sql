-- How many an item was ordered, `orderedQuantity` of the domain: what its purchase order of this number says, or its only one; else what was expected.
CREATE FUNCTION ordered_quantity(approval jsonb, order_number text, expected numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((
    SELECT nullif(CASE WHEN bool_or(is_named) THEN sum(held) FILTER (WHERE is_named) WHEN count(*) = 1 THEN sum(held) END, 0)
    FROM (
      SELECT coalesce(each->>'orderNumber' = order_number, false) AS is_named, coalesce(number_in(each, 'quantity'), 0) AS held
      FROM jsonb_array_elements(CASE jsonb_typeof(approval->'purchaseOrders') WHEN 'array' THEN approval->'purchaseOrders' ELSE '[]'::jsonb END) AS orders(each)
    ) orders
  ), expected)
$$;
--> statement-breakpoint
-- What is won counts as it was ordered, all else as it is expected.
CREATE OR REPLACE FUNCTION figures_of_items(ids integer[]) RETURNS SETOF item_figures LANGUAGE sql STABLE AS $$
  SELECT id, initiator, day, delivery_state, delivery_country, currency_code, outcome, customer_code, product_group, lost_reason,
    CASE WHEN is_counted THEN value END, CASE WHEN is_counted THEN margin END, answer_hours
  FROM (
    SELECT i.id, i.initiator, (coalesce(i.won_at, i.date_initiated) AT TIME ZONE (SELECT time_zone FROM figure_calendar))::date AS day,
      q.delivery_state, q.delivery_country, q.currency_code, o.outcome, i.customer_code,
      coalesce(product.data->>'productGroup', '') AS product_group,
      CASE WHEN o.outcome = 'lostQuoteItems' THEN coalesce(nullif(i.close_reason, ''), ending.reason, '') ELSE '' END AS lost_reason,
      money.value, money.margin,
      CASE WHEN ended.at >= asked.at THEN floor(extract(epoch FROM ended.at - asked.at) / 3600)::integer END AS answer_hours,
      i.option_group IS NULL OR row_number() OVER (
        PARTITION BY i.quote_id, i.option_group
        ORDER BY CASE o.outcome WHEN 'lostQuoteItems' THEN 2 WHEN 'pendingQuoteItems' THEN 1 ELSE 0 END, money.value NULLS LAST, i.id
      ) = 1 AS is_counted
    FROM quote_items i
    JOIN quotes q ON q.id = i.quote_id
    CROSS JOIN LATERAL (SELECT outcome_of(i.won_at, i.is_new_customer, i.step_code, i.is_final, i.close_type, i.close_reason) AS outcome) o
    LEFT JOIN quote_item_sections product ON product.quote_item_id = i.id AND product.section = 'product'
    LEFT JOIN quote_item_sections approval ON approval.quote_item_id = i.id AND approval.section = 'approval' AND i.won_at IS NOT NULL
    CROSS JOIN LATERAL (SELECT ordered_quantity(approval.data, i.order_po, i.order_qty::numeric) AS quantity) sold
    LEFT JOIN LATERAL (
      SELECT worth.value, worth.margin
      FROM quote_item_sections priced, worth_of(priced.data, sold.quantity) worth
      WHERE priced.quote_item_id = i.id AND priced.section IN ('pricing', 'genericPricing') AND worth.value IS NOT NULL
      ORDER BY priced.section DESC LIMIT 1
    ) money ON true
    LEFT JOIN LATERAL (
      SELECT h.at, h.reason FROM workflow_history h
      WHERE o.outcome = 'lostQuoteItems' AND h.quote_item_id = i.id
        AND CASE WHEN i.close_type IS NULL THEN h.to_step = i.step_code ELSE h.action = 'ARCHIVE' END
      ORDER BY h.id DESC LIMIT 1
    ) ending ON true
    CROSS JOIN LATERAL (SELECT coalesce(i.won_at, ending.at) AS at) ended
    CROSS JOIN LATERAL (
      SELECT coalesce(
        (SELECT min(s.at) FROM quote_revisions r JOIN quote_sendings s ON s.revision_id = r.id
          WHERE r.quote_id = i.quote_id AND s.at <= ended.at),
        (SELECT max(h.at) FROM workflow_history h JOIN step_standings s ON s.template_id = i.template_id AND s.step_code = h.to_step AND s.is_asking
          WHERE h.quote_item_id = i.id AND h.from_step <> h.to_step AND h.at <= ended.at)
      ) AS at
    ) asked
    WHERE i.id = ANY(ids) AND o.outcome IS NOT NULL
  ) figures
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id), array_agg(DISTINCT quote_id) INTO items, owned FROM new_items;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT coalesce(s.id, o.id)) || array_agg(DISTINCT o.id), array_agg(DISTINCT o.quote_id) INTO items, owned
    FROM old_items o LEFT JOIN quote_items s ON s.quote_id = o.quote_id AND s.option_group = o.option_group;
  ELSE
    SELECT array_agg(DISTINCT coalesce(s.id, n.id)) || array_agg(DISTINCT n.id), array_agg(DISTINCT n.quote_id) INTO items, owned
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
  PERFORM keep_quote_standings(owned);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_sections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM old_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE s.section IN ('product', 'approval', 'pricing', 'genericPricing');
  ELSE
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE s.section IN ('product', 'approval', 'pricing', 'genericPricing');
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT keep_item_figures(coalesce(array_agg(id), '{}')) FROM quote_items WHERE won_at IS NOT NULL;
