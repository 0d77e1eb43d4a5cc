CREATE TABLE "resource_reviews" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"is_own" boolean NOT NULL,
	"verified_at" date,
	"hidden" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"description" text,
	"contact_email" text,
	"registration" text DEFAULT 'open' NOT NULL,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"announcement" jsonb,
	"announcement_id" uuid,
	"announcement_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instance_settings_only" CHECK ("instance_settings"."id" = 1),
	CONSTRAINT "instance_settings_registration" CHECK ("instance_settings"."registration" in ('open', 'invite', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"note" text,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "invites_used" CHECK ("invites"."used" between 0 and "invites"."uses")
);
--> statement-breakpoint
CREATE TABLE "setup_code" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "setup_code_only" CHECK ("setup_code"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_verified_by";--> statement-breakpoint
DROP INDEX "comments_by_user";--> statement-breakpoint
DROP INDEX "posts_by_author";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "opinion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "opinion_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "opinion_note" text;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "admin_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "last_admin_mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_code" ON "invites" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invites_latest" ON "invites" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "invites_by_maker" ON "invites" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_opinion_asked_by_users_id_fk" FOREIGN KEY ("opinion_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_by_words" ON "comments" USING btree ("user_id",hashtextextended(lower("content"), 0),"created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_asked" ON "moderation_cases" USING btree ("id") WHERE "moderation_cases"."opinion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_asker" ON "moderation_cases" USING btree ("opinion_asked_by") WHERE "moderation_cases"."opinion_asked_by" is not null;--> statement-breakpoint
CREATE INDEX "notification_preferences_admin_mails" ON "notification_preferences" USING btree ("user_id") WHERE "notification_preferences"."admin_mails";--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING btree ("user_id",hashtextextended(lower("short_content"), 0));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "users_by_username_start" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_name_start" ON "users" USING btree (lower("display_name") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('verify_email', 'reset_password', 'password_changed', 'already_registered', 'second_factor_on', 'second_factor_off', 'notifications', 'waits_too_long'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_verified_by" CHECK ("users"."email_verified_by" in ('link', 'session', 'reset', 'admin'));