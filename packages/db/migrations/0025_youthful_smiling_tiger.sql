DROP INDEX "users_by_last_seen";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "made_private_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "auto_private_after_days" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hide_activity" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "early_features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_auto_private" ON "users" USING btree ("id") WHERE "users"."auto_private_after_days" is not null;--> statement-breakpoint
CREATE INDEX "users_by_last_seen" ON "users" USING btree ((case when "hide_activity" then '1970-01-01T00:00:00Z'::timestamptz else coalesce("last_seen_at", '1970-01-01T00:00:00Z'::timestamptz) end) desc,"id" desc);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_auto_private_days" CHECK ("users"."auto_private_after_days" in (30, 90));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_early_features" CHECK ("users"."early_features" <@ array['feed_keys', 'quiet_counts']);