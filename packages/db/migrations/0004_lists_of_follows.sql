DROP INDEX "follows_followed";--> statement-breakpoint
CREATE INDEX "follows_latest_followers" ON "follows" USING btree ("followed_id","created_at" desc,"follower_id" desc);--> statement-breakpoint
CREATE INDEX "follows_latest_followed" ON "follows" USING btree ("follower_id","created_at" desc,"followed_id" desc);