-- Says to every server that the catalogue has changed, whoever changed it: once a transaction, after its commit.
CREATE FUNCTION catalogue_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boxwright_catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue_products
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_notify();
