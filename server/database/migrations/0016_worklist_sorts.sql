CREATE INDEX "items_by_quote" ON "quote_items" USING btree ("assignment_group","is_on_hold","quote_id","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_quote_description" ON "quote_items" USING btree ("assignment_group","is_on_hold","quote_description","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_holder" ON "quote_items" USING btree ("assignment_group","is_on_hold","assignee","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_date_initiated" ON "quote_items" USING btree ("assignment_group","is_on_hold","date_initiated","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_customer" ON "quote_items" USING btree ("assignment_group","is_on_hold","customer_name","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_customer_code" ON "quote_items" USING btree ("assignment_group","is_on_hold","customer_code","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_description" ON "quote_items" USING btree ("assignment_group","is_on_hold","product_description","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_step" ON "quote_items" USING btree ("assignment_group","is_on_hold","step_sequence","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_starter" ON "quote_items" USING btree ("assignment_group","is_on_hold","initiator","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_plant" ON "quote_items" USING btree ("assignment_group","is_on_hold","plant","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_quantity" ON "quote_items" USING btree ("assignment_group","is_on_hold","order_qty","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_business_unit" ON "quote_items" USING btree ("assignment_group","is_on_hold","business_unit","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_drawing" ON "quote_items" USING btree ("assignment_group","is_on_hold","drawing_no","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_category" ON "quote_items" USING btree ("assignment_group","is_on_hold","item_category","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_code" ON "quote_items" USING btree ("assignment_group","is_on_hold","product_code","id") WHERE close_type is null and not is_final;--> statement-breakpoint
CREATE INDEX "items_by_number" ON "quote_items" USING btree ("assignment_group","is_on_hold","id") WHERE close_type is null and not is_final;