-- The words of a text, as those of an item are kept. It names no function of ours, so that a dump can be read back.
CREATE FUNCTION words_in(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(
    string_to_array(trim(regexp_replace(lower(given), '[^[:alnum:]]+', ' ', 'g')), ' '), ''))
$$;
--> statement-breakpoint
CREATE INDEX "inks_by_words" ON "inks" USING gin (words_in(code || ' ' || name || ' ' || vendor || ' ' || colour));--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (words_in(login || ' ' || name || ' ' || email));
