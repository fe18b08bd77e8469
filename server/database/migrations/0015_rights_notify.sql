-- Says to every server that what people may do has changed, whoever changed it: once a transaction, after its commit.
CREATE FUNCTION rights_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boxwright_rights', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON users
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON roles
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON scopes
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON role_scopes
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON user_roles
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON workgroups
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON user_workgroups
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
--> statement-breakpoint
CREATE TRIGGER rights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON assistants
FOR EACH STATEMENT EXECUTE FUNCTION rights_notify();
