CREATE TABLE "assignee_counts" (
	"assignee" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_calendar" (
	"time_zone" text PRIMARY KEY NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"initiator" text NOT NULL,
	"day" date NOT NULL,
	"delivery_state" text NOT NULL,
	"delivery_country" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_days_key" PRIMARY KEY("initiator","day","delivery_state","delivery_country","outcome")
);
--> statement-breakpoint
CREATE TABLE "figure_months" (
	"initiator" text NOT NULL,
	"month" date NOT NULL,
	"delivery_state" text NOT NULL,
	"delivery_country" text NOT NULL,
	"currency_code" text NOT NULL,
	"outcome" text NOT NULL,
	"customer_code" text NOT NULL,
	"product_group" text NOT NULL,
	"lost_reason" text NOT NULL,
	"count" integer NOT NULL,
	"priced" integer NOT NULL,
	"value" numeric NOT NULL,
	"costed_value" numeric NOT NULL,
	"margin" numeric NOT NULL,
	"answered" integer NOT NULL,
	"answer_hours" integer NOT NULL,
	CONSTRAINT "figure_months_key" PRIMARY KEY("initiator","month","delivery_state","delivery_country","currency_code","outcome","customer_code","product_group","lost_reason")
);
--> statement-breakpoint
CREATE TABLE "item_figures" (
	"quote_item_id" integer PRIMARY KEY NOT NULL,
	"initiator" text NOT NULL,
	"day" date NOT NULL,
	"delivery_state" text NOT NULL,
	"delivery_country" text NOT NULL,
	"currency_code" text NOT NULL,
	"outcome" text NOT NULL,
	"customer_code" text NOT NULL,
	"product_group" text NOT NULL,
	"lost_reason" text NOT NULL,
	"value" numeric,
	"margin" numeric,
	"answer_hours" integer
);
--> statement-breakpoint
CREATE TABLE "quote_standings" (
	"quote_id" integer PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"month" date NOT NULL,
	"delivery_state" text NOT NULL,
	"delivery_country" text NOT NULL,
	"status" text NOT NULL,
	"valid_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_months" (
	"owner" text NOT NULL,
	"month" date NOT NULL,
	"delivery_state" text NOT NULL,
	"delivery_country" text NOT NULL,
	"status" text NOT NULL,
	"valid_to" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "standing_months_key" PRIMARY KEY("owner","month","delivery_state","delivery_country","status","valid_to")
);
--> statement-breakpoint
CREATE TABLE "step_standings" (
	"template_id" integer NOT NULL,
	"step_code" text NOT NULL,
	"is_final" boolean NOT NULL,
	"is_ordered" boolean NOT NULL,
	"is_approved" boolean NOT NULL,
	"is_asking" boolean NOT NULL,
	CONSTRAINT "step_standings_template_id_step_code_pk" PRIMARY KEY("template_id","step_code")
);
--> statement-breakpoint
CREATE INDEX "figures_by_initiator" ON "item_figures" USING btree ("initiator","day");
--> statement-breakpoint
INSERT INTO figure_calendar (time_zone) VALUES ('UTC');
--> statement-breakpoint
-- How far an item is at each step of a definition: orderStep, approvalStep and quoteStatus of the domain, read from its JSON.
CREATE FUNCTION standings_of_definition(template integer, definition jsonb) RETURNS SETOF step_standings LANGUAGE sql IMMUTABLE AS $$
  WITH steps AS (
    SELECT step->>'code' AS code, (step->>'sequence')::integer AS sequence, step->>'kind' AS kind, step->'actions' AS actions, place
    FROM jsonb_array_elements(definition->'steps') WITH ORDINALITY AS each(step, place)
  ), wins AS (
    SELECT action->>'target' AS target
    FROM steps, jsonb_array_elements(actions) WITH ORDINALITY AS each(action, nth)
    WHERE action->>'code' = 'WON' ORDER BY place, nth LIMIT 1
  ), named AS (
    SELECT coalesce(
      (SELECT sequence FROM steps WHERE code = 'ORDER' LIMIT 1),
      (SELECT sequence FROM steps, wins WHERE code = target LIMIT 1)
    ) AS ordered, coalesce(
      (SELECT sequence FROM steps WHERE code = 'APPROVAL' LIMIT 1),
      (SELECT sequence FROM steps WHERE actions @> '[{"code": "APPROVE"}]' ORDER BY place DESC LIMIT 1)
    ) AS approved
  )
  SELECT template, code, kind = 'final', coalesce(sequence >= ordered, false),
    coalesce(sequence >= ordered, false) OR coalesce(sequence > approved, false), actions @> '[{"code": "WON"}]'
  FROM steps, named
$$;
--> statement-breakpoint
-- `outcomeOf` of the domain; null: it counts nowhere.
CREATE FUNCTION outcome_of(won_at timestamptz, is_new_customer boolean, step_code text, is_final boolean, close_type text, close_reason text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN close_type = 'trash' THEN NULL
    WHEN won_at IS NOT NULL THEN CASE WHEN is_new_customer THEN 'newCustItemsWon' ELSE 'existCustItemsWon' END
    WHEN step_code = 'INITIATE' THEN NULL
    WHEN close_type IS NULL AND NOT is_final THEN 'pendingQuoteItems'
    WHEN close_type IS NOT NULL AND close_reason IN ('DUPLICATE', 'ENTERED_IN_ERROR', 'SUPERSEDED') THEN NULL
    ELSE 'lostQuoteItems'
  END
$$;
--> statement-breakpoint
CREATE FUNCTION number_in(document jsonb, name text) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof(document->name) WHEN 'number' THEN (document->>name)::numeric END
$$;
--> statement-breakpoint
-- What a quantity comes to by the price breaks of a section, and what of it is mark-up: `worthOf` of the domain.
CREATE FUNCTION worth_of(pricing jsonb, quantity numeric, OUT value numeric, OUT margin numeric) LANGUAGE sql IMMUTABLE AS $$
  SELECT round(price * quantity / uom, 2), round(mark_up * quantity / uom, 2)
  FROM (
    SELECT number_in(detail, 'price') AS price, number_in(detail, 'markUp') AS mark_up,
      number_in(detail, 'priceQty') AS held, coalesce(number_in(detail, 'minQty'), 0) AS least, coalesce(number_in(detail, 'maxQty'), 0) AS most,
      CASE WHEN pricing->>'pricingUom' ~ '^[1-9][0-9]{0,5}$' THEN (pricing->>'pricingUom')::numeric ELSE 1000 END AS uom
    FROM jsonb_array_elements(CASE jsonb_typeof(pricing->'details') WHEN 'array' THEN pricing->'details' ELSE '[]'::jsonb END) AS each(detail)
  ) breaks
  WHERE held > 0 AND quantity > 0
  ORDER BY least <= quantity AND quantity <= most DESC,
    CASE WHEN least <= quantity AND quantity <= most THEN held END,
    held <= quantity DESC, CASE WHEN held <= quantity THEN -held ELSE held END
  LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION figures_of_items(ids integer[]) RETURNS SETOF item_figures LANGUAGE sql STABLE AS $$
  SELECT i.id, i.initiator, (coalesce(i.won_at, i.date_initiated) AT TIME ZONE (SELECT time_zone FROM figure_calendar))::date,
    q.delivery_state, q.delivery_country, q.currency_code, o.outcome, i.customer_code,
    coalesce(product.data->>'productGroup', ''),
    CASE WHEN o.outcome = 'lostQuoteItems' THEN coalesce(nullif(i.close_reason, ''), ending.reason, '') ELSE '' END,
    money.value, money.margin,
    CASE WHEN ended.at >= asked.at THEN floor(extract(epoch FROM ended.at - asked.at) / 3600)::integer END
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
$$;
--> statement-breakpoint
-- `quoteStatus` of the domain as far as it does not depend on the day.
CREATE FUNCTION standings_of_quotes(ids integer[]) RETURNS SETOF quote_standings LANGUAGE sql STABLE AS $$
  SELECT q.id, q.owner, date_trunc('month', q.created_at AT TIME ZONE (SELECT time_zone FROM figure_calendar))::date,
    q.delivery_state, q.delivery_country, stands.status,
    CASE WHEN stands.status IN ('Closed', 'Ordered') THEN 'infinity' ELSE coalesce(q.valid_to, 'infinity') END
  FROM quotes q
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN count(*) > 0 AND NOT bool_or(is_open) THEN 'Closed'
      WHEN bool_and(is_ordered) FILTER (WHERE is_open) THEN 'Ordered'
      WHEN bool_and(is_on_hold) FILTER (WHERE is_open) THEN 'On Hold'
      WHEN bool_and(is_approved) FILTER (WHERE is_open) THEN 'Approved'
      WHEN coalesce(bool_and(step_code = 'INITIATE'), true) THEN 'Draft'
      ELSE 'In Progress'
    END AS status
    FROM (
      SELECT i.step_code, i.is_on_hold, coalesce(s.is_ordered, false) AS is_ordered, coalesce(s.is_approved, false) AS is_approved,
        i.close_type IS NULL AND NOT coalesce(s.is_final, false) AS is_open
      FROM quote_items i LEFT JOIN step_standings s ON s.template_id = i.template_id AND s.step_code = i.step_code
      WHERE i.quote_id = q.id
    ) items
  ) stands
  WHERE q.id = ANY(ids)
$$;
--> statement-breakpoint
-- Stores what these items count as now, and adds what that changes to the sums of days and months.
CREATE FUNCTION keep_item_figures(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
CREATE FUNCTION keep_quote_standings(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH now AS MATERIALIZED (SELECT * FROM standings_of_quotes(ids)),
  before AS MATERIALIZED (SELECT * FROM quote_standings WHERE quote_id = ANY(ids)),
  plus AS MATERIALIZED (SELECT * FROM now EXCEPT SELECT * FROM before),
  minus AS MATERIALIZED (SELECT * FROM before EXCEPT SELECT * FROM now),
  gone AS (
    DELETE FROM quote_standings kept USING minus
    WHERE kept.quote_id = minus.quote_id AND NOT EXISTS (SELECT FROM plus WHERE plus.quote_id = kept.quote_id)
  ), stored AS (
    INSERT INTO quote_standings SELECT * FROM plus
    ON CONFLICT (quote_id) DO UPDATE SET (owner, month, delivery_state, delivery_country, status, valid_to)
      = (excluded.owner, excluded.month, excluded.delivery_state, excluded.delivery_country, excluded.status, excluded.valid_to)
  )
  INSERT INTO standing_months AS kept
  SELECT owner, month, delivery_state, delivery_country, status, valid_to, sum(sign)
  FROM (SELECT *, 1 AS sign FROM plus UNION ALL SELECT *, -1 FROM minus) changes
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (owner, month, delivery_state, delivery_country, status, valid_to) DO UPDATE SET count = kept.count + excluded.count;
END $$;
--> statement-breakpoint
-- Whoever changes what counts of a quote holds the quote: of two at once the second counts what the first left.
CREATE FUNCTION hold_quotes(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM quotes WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
END $$;
--> statement-breakpoint
CREATE FUNCTION figure_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id), array_agg(DISTINCT quote_id) INTO items, owned FROM new_items;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id), array_agg(DISTINCT quote_id) INTO items, owned FROM old_items;
  ELSE
    SELECT array_agg(n.id), array_agg(DISTINCT n.quote_id) INTO items, owned FROM new_items n JOIN old_items o ON o.id = n.id
    WHERE (n.initiator, n.won_at, n.date_initiated, n.is_new_customer, n.step_code, n.is_final, n.close_type, n.close_reason,
        n.customer_code, n.order_qty, n.is_on_hold, n.template_id)
      IS DISTINCT FROM (o.initiator, o.won_at, o.date_initiated, o.is_new_customer, o.step_code, o.is_final, o.close_type, o.close_reason,
        o.customer_code, o.order_qty, o.is_on_hold, o.template_id);
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  PERFORM keep_quote_standings(owned);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION figure_quotes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[]; moved integer[]; items integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM new_quotes;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO changed FROM old_quotes;
  ELSE
    SELECT array_agg(n.id), array_agg(n.id) FILTER (WHERE (n.delivery_state, n.delivery_country, n.currency_code)
      IS DISTINCT FROM (o.delivery_state, o.delivery_country, o.currency_code)) INTO changed, moved
    FROM new_quotes n JOIN old_quotes o ON o.id = n.id
    WHERE (n.owner, n.created_at, n.valid_to, n.delivery_state, n.delivery_country, n.currency_code)
      IS DISTINCT FROM (o.owner, o.created_at, o.valid_to, o.delivery_state, o.delivery_country, o.currency_code);
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM keep_quote_standings(changed);
  IF moved IS NULL THEN RETURN NULL; END IF;
  SELECT array_agg(id) INTO items FROM quote_items WHERE quote_id = ANY(moved);
  IF items IS NOT NULL THEN PERFORM keep_item_figures(items); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION figure_sections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM old_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE s.section IN ('product', 'pricing', 'genericPricing');
  ELSE
    SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
    FROM new_sections s JOIN quote_items i ON i.id = s.quote_item_id
    WHERE s.section IN ('product', 'pricing', 'genericPricing');
  END IF;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION figure_history_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items integer[]; owned integer[];
BEGIN
  SELECT array_agg(DISTINCT i.id), array_agg(DISTINCT i.quote_id) INTO items, owned
  FROM new_history h JOIN quote_items i ON i.id = h.quote_item_id
  -- What is not over has no answer yet.
  WHERE i.won_at IS NOT NULL OR i.close_type = 'archive' OR i.is_final;
  IF items IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_quotes(owned);
  PERFORM keep_item_figures(items);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION figure_templates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.definition IS NULL OR (TG_OP = 'UPDATE' AND NEW.definition IS NOT DISTINCT FROM OLD.definition) THEN RETURN NULL; END IF;
  DELETE FROM step_standings WHERE template_id = NEW.id;
  INSERT INTO step_standings SELECT * FROM standings_of_definition(NEW.id, NEW.definition);
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO step_standings SELECT s.* FROM workflow_templates t, standings_of_definition(t.id, t.definition) s WHERE t.definition IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER figures_template AFTER INSERT OR UPDATE ON workflow_templates FOR EACH ROW EXECUTE FUNCTION figure_templates_changed();
--> statement-breakpoint
CREATE TRIGGER figures_item_insert AFTER INSERT ON quote_items
REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION figure_items_changed();
--> statement-breakpoint
CREATE TRIGGER figures_item_update AFTER UPDATE ON quote_items
REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION figure_items_changed();
--> statement-breakpoint
CREATE TRIGGER figures_item_delete AFTER DELETE ON quote_items
REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION figure_items_changed();
--> statement-breakpoint
CREATE TRIGGER figures_quote_insert AFTER INSERT ON quotes
REFERENCING NEW TABLE AS new_quotes FOR EACH STATEMENT EXECUTE FUNCTION figure_quotes_changed();
--> statement-breakpoint
CREATE TRIGGER figures_quote_update AFTER UPDATE ON quotes
REFERENCING OLD TABLE AS old_quotes NEW TABLE AS new_quotes FOR EACH STATEMENT EXECUTE FUNCTION figure_quotes_changed();
--> statement-breakpoint
CREATE TRIGGER figures_quote_delete AFTER DELETE ON quotes
REFERENCING OLD TABLE AS old_quotes FOR EACH STATEMENT EXECUTE FUNCTION figure_quotes_changed();
--> statement-breakpoint
CREATE TRIGGER figures_section_insert AFTER INSERT ON quote_item_sections
REFERENCING NEW TABLE AS new_sections FOR EACH STATEMENT EXECUTE FUNCTION figure_sections_changed();
--> statement-breakpoint
CREATE TRIGGER figures_section_update AFTER UPDATE ON quote_item_sections
REFERENCING NEW TABLE AS new_sections FOR EACH STATEMENT EXECUTE FUNCTION figure_sections_changed();
--> statement-breakpoint
CREATE TRIGGER figures_section_delete AFTER DELETE ON quote_item_sections
REFERENCING OLD TABLE AS old_sections FOR EACH STATEMENT EXECUTE FUNCTION figure_sections_changed();
--> statement-breakpoint
CREATE TRIGGER figures_history_insert AFTER INSERT ON workflow_history
REFERENCING NEW TABLE AS new_history FOR EACH STATEMENT EXECUTE FUNCTION figure_history_added();
--> statement-breakpoint
-- Adds the sums up again from what each item and quote counts as; who reads them meanwhile reads those before.
CREATE FUNCTION sum_figures_anew() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE item_figures, quote_standings IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM figure_days;
  INSERT INTO figure_days SELECT initiator, day, delivery_state, delivery_country, outcome, count(*) FROM item_figures GROUP BY 1, 2, 3, 4, 5;
  DELETE FROM figure_months;
  INSERT INTO figure_months
  SELECT initiator, month, delivery_state, delivery_country, currency_code, outcome, customer_code, product_group, lost_reason,
    count(*), count(value), coalesce(sum(value), 0), coalesce(sum(value) FILTER (WHERE margin IS NOT NULL), 0), coalesce(sum(margin), 0),
    count(answer_hours), coalesce(sum(answer_hours), 0)
  FROM item_figures, LATERAL (SELECT date_trunc('month', day)::date AS month) of_month
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
  DELETE FROM standing_months;
  INSERT INTO standing_months SELECT owner, month, delivery_state, delivery_country, status, valid_to, count(*) FROM quote_standings GROUP BY 1, 2, 3, 4, 5, 6;
END $$;
--> statement-breakpoint
-- Keeps assignee_counts equal to the open items that each person holds, once per statement.
CREATE FUNCTION count_assignees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO assignee_counts AS counted SELECT assignee, count(*) FROM new_items
    WHERE assignee IS NOT NULL AND close_type IS NULL AND NOT is_final AND NOT is_on_hold GROUP BY 1 ORDER BY 1
    ON CONFLICT (assignee) DO UPDATE SET count = counted.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO assignee_counts AS counted SELECT assignee, -count(*) FROM old_items
    WHERE assignee IS NOT NULL AND close_type IS NULL AND NOT is_final AND NOT is_on_hold GROUP BY 1 ORDER BY 1
    ON CONFLICT (assignee) DO UPDATE SET count = counted.count + excluded.count;
  ELSE
    INSERT INTO assignee_counts AS counted SELECT assignee, sum(change) FROM (
      SELECT assignee, -1 AS change FROM old_items WHERE close_type IS NULL AND NOT is_final AND NOT is_on_hold
      UNION ALL SELECT assignee, 1 FROM new_items WHERE close_type IS NULL AND NOT is_final AND NOT is_on_hold
    ) changes
    WHERE assignee IS NOT NULL GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1
    ON CONFLICT (assignee) DO UPDATE SET count = counted.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER assignee_counts_insert AFTER INSERT ON quote_items
REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION count_assignees();
--> statement-breakpoint
CREATE TRIGGER assignee_counts_delete AFTER DELETE ON quote_items
REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION count_assignees();
--> statement-breakpoint
CREATE TRIGGER assignee_counts_update AFTER UPDATE ON quote_items
REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION count_assignees();
--> statement-breakpoint
INSERT INTO assignee_counts SELECT assignee, count(*) FROM quote_items
WHERE assignee IS NOT NULL AND close_type IS NULL AND NOT is_final AND NOT is_on_hold GROUP BY 1;
