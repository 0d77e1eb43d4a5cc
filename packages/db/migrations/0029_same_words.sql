DROP INDEX "comments_by_user";--> statement-breakpoint
DROP INDEX "posts_by_author";--> statement-breakpoint
CREATE INDEX "comments_by_words" ON "comments" USING btree ("user_id",hashtextextended(lower("content"), 0),"created_at");--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING btree ("user_id",hashtextextended(lower("short_content"), 0));