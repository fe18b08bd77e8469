DROP INDEX "jobs_by_subject";--> statement-breakpoint
DROP INDEX "delivery_log_at_id_index";--> statement-breakpoint
DROP INDEX "change_log_quote_id_id_index";--> statement-breakpoint
DROP INDEX "change_log_what_key_id_index";--> statement-breakpoint
DROP INDEX "comments_quote_id_id_index";--> statement-breakpoint
DROP INDEX "comments_by_item";--> statement-breakpoint
DROP INDEX "items_by_group";--> statement-breakpoint
DROP INDEX "items_by_assignee";--> statement-breakpoint
DROP INDEX "items_by_initiator";--> statement-breakpoint
DROP INDEX "quotes_owner_updated_at_index";--> statement-breakpoint
DROP INDEX "samples_assignment_group_status_submitted_at_index";--> statement-breakpoint
DROP INDEX "tooling_orders_vendor_id_created_at_index";--> statement-breakpoint
DROP INDEX "tooling_orders_assignment_group_created_at_index";--> statement-breakpoint
DROP INDEX "workflow_history_quote_item_id_id_index";--> statement-breakpoint
CREATE INDEX "jobs_by_subject" ON "jobs" USING btree ("kind","subject","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "delivery_log_at_id_index" ON "delivery_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_log_quote_id_id_index" ON "change_log" USING btree ("quote_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_log_what_key_id_index" ON "change_log" USING btree ("what","key","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_quote_id_id_index" ON "comments" USING btree ("quote_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_by_item" ON "comments" USING btree ("quote_item_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_by_group" ON "quote_items" USING btree ("assignment_group","is_on_hold","date_arrived" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE close_type is null;--> statement-breakpoint
CREATE INDEX "items_by_assignee" ON "quote_items" USING btree ("assignee","is_on_hold","date_arrived" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE close_type is null;--> statement-breakpoint
CREATE INDEX "items_by_initiator" ON "quote_items" USING btree ("initiator","is_on_hold","date_arrived" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE close_type is null;--> statement-breakpoint
CREATE INDEX "quotes_owner_updated_at_index" ON "quotes" USING btree ("owner","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "samples_assignment_group_status_submitted_at_index" ON "samples" USING btree ("assignment_group","status","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tooling_orders_vendor_id_created_at_index" ON "tooling_orders" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tooling_orders_assignment_group_created_at_index" ON "tooling_orders" USING btree ("assignment_group","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workflow_history_quote_item_id_id_index" ON "workflow_history" USING btree ("quote_item_id","id" DESC NULLS FIRST);