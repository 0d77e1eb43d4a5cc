DROP INDEX "posts_by_author";--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING btree ("user_id",hashtextextended(lower("short_content"), 0));