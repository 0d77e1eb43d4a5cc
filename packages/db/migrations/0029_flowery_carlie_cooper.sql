DROP INDEX "comments_by_user";--> statement-breakpoint
CREATE INDEX "comments_by_words" ON "comments" USING btree ("user_id",hashtextextended(lower("content"), 0),"created_at");