DROP INDEX "outbox_by_user";--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_one_of_a_kind" ON "outbox" USING btree ("user_id","kind");