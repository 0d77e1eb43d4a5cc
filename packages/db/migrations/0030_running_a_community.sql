CREATE TABLE "resource_reviews" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"is_own" boolean NOT NULL,
	"verified_at" date,
	"hidden" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_verified_by";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "opinion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "opinion_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "opinion_note" text;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "admin_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "last_admin_mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_opinion_asked_by_users_id_fk" FOREIGN KEY ("opinion_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_cases_asked" ON "moderation_cases" USING btree ("id") WHERE "moderation_cases"."opinion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_asker" ON "moderation_cases" USING btree ("opinion_asked_by") WHERE "moderation_cases"."opinion_asked_by" is not null;--> statement-breakpoint
CREATE INDEX "notification_preferences_admin_mails" ON "notification_preferences" USING btree ("user_id") WHERE "notification_preferences"."admin_mails";--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "users_by_username_start" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_name_start" ON "users" USING btree (lower("display_name") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('verify_email', 'reset_password', 'password_changed', 'already_registered', 'second_factor_on', 'second_factor_off', 'notifications', 'waits_too_long'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_verified_by" CHECK ("users"."email_verified_by" in ('link', 'session', 'reset', 'admin'));