CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid,
	"is_caring" boolean DEFAULT false NOT NULL,
	"reason" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_answer" CHECK ("check_ins"."answer" in ('better', 'same', 'worse', 'resolved')),
	CONSTRAINT "check_ins_reason" CHECK ("check_ins"."reason" in ('worse', 'heaviest', 'newest'))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "last_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_latest" ON "check_ins" USING btree ("user_id","asked_at" desc,"id" desc) WHERE not "check_ins"."is_caring";--> statement-breakpoint
CREATE INDEX "check_ins_by_post" ON "check_ins" USING btree ("post_id","asked_at" desc);--> statement-breakpoint
CREATE INDEX "reminders_by_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('like', 'comment', 'reply', 'follow', 'resolution', 'approved', 'rejected', 'report_decided', 'check_in', 'reminder', 'exercise_reminder'));