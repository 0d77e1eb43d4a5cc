DROP INDEX "posts_feed";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "short_content_lower" text GENERATED ALWAYS AS (left(lower(short_content), 500)) STORED;--> statement-breakpoint
CREATE INDEX "posts_feed" ON "posts" USING btree ("published_at" desc,"id" desc,"user_id","privacy_level","short_content_lower") WHERE "posts"."published_at" is not null and "posts"."moderation_status" = 'approved';--> statement-breakpoint
-- Lists and searches read the latest posts from indexes alone, as far as vacuum has seen the posts. By default it comes only when a fifth of all posts are new.
ALTER TABLE "posts" SET (autovacuum_vacuum_insert_threshold = 1000, autovacuum_vacuum_insert_scale_factor = 0);
