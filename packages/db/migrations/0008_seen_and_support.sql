DROP INDEX "users_seen";--> statement-breakpoint
CREATE INDEX "comments_by_time" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("user_id","kind","subject_id") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "likes_by_time" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "users_by_last_seen" ON "users" USING btree (coalesce("last_seen_at", '1970-01-01T00:00:00Z'::timestamptz) desc,"id" desc);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_until") WHERE "users"."suspended_at" is not null;