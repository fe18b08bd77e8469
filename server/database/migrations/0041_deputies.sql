CREATE TABLE "deputies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deputies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"deputy" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_decisions" ADD COLUMN "on_behalf_of" text;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_login_users_login_fk" FOREIGN KEY ("login") REFERENCES "public"."users"("login") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_deputy_users_login_fk" FOREIGN KEY ("deputy") REFERENCES "public"."users"("login") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deputies_of" ON "deputies" USING btree ("login");--> statement-breakpoint
CREATE INDEX "deputies_for" ON "deputies" USING btree ("deputy");