-- These items, and what they are options with.
CREATE FUNCTION with_their_options(ids integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(id), '{}') FROM (
    SELECT unnest(ids) AS id UNION
    SELECT s.id FROM quote_items i JOIN quote_items s ON s.quote_id = i.quote_id AND s.option_group = i.option_group
    WHERE i.id = ANY(ids) AND i.option_group IS NOT NULL
  ) items
$$;
--> statement-breakpoint
-- Of options the customer takes one, so the money of one counts: of what is won, else pending, else lost the cheapest. The
-- others are items without money.
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
    LEFT JOIN LATERAL (
      SELECT worth.value, worth.margin
      FROM quote_item_sections priced, worth_of(priced.data, i.order_qty::numeric) worth
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
CREATE OR REPLACE FUNCTION keep_item_figures(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  ids := with_their_options(ids);
  WITH now AS MATERIALIZED (SELECT * FROM figures_of_items(ids)),
  before AS MATERIALIZED (SELECT * FROM item_figures WHERE quote_item_id = ANY(ids)),
  plus AS MATERIALIZED (SELECT * FROM now EXCEPT SELECT * FROM before),
  minus AS MATERIALIZED (SELECT * FROM before EXCEPT SELECT * FROM now),
  gone AS (
    DELETE FROM item_figures kept USING minus
    WHERE kept.quote_item_id = minus.quote_item_id AND NOT EXISTS (SELECT FROM plus WHERE plus.quote_item_id = kept.quote_item_id)
  ), stored AS (
    INSERT INTO item_figures SELECT * FROM plus
    ON CONFLICT (quote_item_id) DO UPDATE SET
      (initiator, day, delivery_state, delivery_country, currency_code, outcome, customer_code, product_group, lost_reason, value, margin, answer_hours)
      = (excluded.initiator, excluded.day, excluded.delivery_state, excluded.delivery_country, excluded.currency_code, excluded.outcome,
        excluded.customer_code, excluded.product_group, excluded.lost_reason, excluded.value, excluded.margin, excluded.answer_hours)
  ), changes AS MATERIALIZED (SELECT *, 1 AS sign FROM plus UNION ALL SELECT *, -1 FROM minus),
  days AS (
    INSERT INTO figure_days AS kept
    SELECT initiator, day, delivery_state, delivery_country, outcome, sum(sign) FROM changes
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (initiator, day, delivery_state, delivery_country, outcome) DO UPDATE SET count = kept.count + excluded.count
  )
  INSERT INTO figure_months AS kept
  SELECT initiator, month, delivery_state, delivery_country, currency_code, outcome, customer_code, product_group, lost_reason,
    sum(sign), coalesce(sum(sign) FILTER (WHERE value IS NOT NULL), 0), coalesce(sum(sign * value), 0),
    coalesce(sum(sign * value) FILTER (WHERE margin IS NOT NULL), 0), coalesce(sum(sign * margin), 0),
    coalesce(sum(sign) FILTER (WHERE answer_hours IS NOT NULL), 0), coalesce(sum(sign * answer_hours), 0)
  FROM changes, LATERAL (SELECT date_trunc('month', day)::date AS month) of_month
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (initiator, month, delivery_state, delivery_country, currency_code, outcome, customer_code, product_group, lost_reason) DO UPDATE SET
    count = kept.count + excluded.count, priced = kept.priced + excluded.priced, value = kept.value + excluded.value,
    costed_value = kept.costed_value + excluded.costed_value, margin = kept.margin + excluded.margin,
    answered = kept.answered + excluded.answered, answer_hours = kept.answer_hours + excluded.answer_hours;
END $$;
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
        n.customer_code, n.order_qty, n.is_on_hold, n.template_id, n.option_group)
      IS DISTINCT FROM (o.initiator, o.won_at, o.date_initiated, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason,
        o.customer_code, o.order_qty, o.is_on_hold, o.template_id, o.option_group);
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  PERFORM keep_quote_standings(owned);
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT keep_item_figures(coalesce(array_agg(id), '{}')) FROM quote_items WHERE option_group IS NOT NULL;
