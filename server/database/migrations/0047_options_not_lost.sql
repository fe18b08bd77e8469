-- `outcomeOf` of the domain: an option of which the customer took another was not lost.
CREATE OR REPLACE FUNCTION outcome_of(won_at timestamptz, is_new_customer boolean, step_code text, is_final boolean, close_type text, close_reason text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN close_type = 'trash' THEN NULL
    WHEN won_at IS NOT NULL THEN CASE WHEN is_new_customer THEN 'newCustItemsWon' ELSE 'existCustItemsWon' END
    WHEN step_code = 'INITIATE' THEN NULL
    WHEN close_type IS NULL AND NOT is_final THEN 'pendingQuoteItems'
    WHEN close_type IS NOT NULL AND close_reason IN ('DUPLICATE', 'ENTERED_IN_ERROR', 'SUPERSEDED', 'NOT_CHOSEN') THEN NULL
    ELSE 'lostQuoteItems'
  END
$$;
--> statement-breakpoint
SELECT keep_item_figures(coalesce(array_agg(id), '{}')) FROM quote_items WHERE close_reason = 'NOT_CHOSEN';
