CREATE TABLE "analyses" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"sentiment_score" real NOT NULL,
	"confidence" real NOT NULL,
	"keywords" text[] NOT NULL,
	"language" text NOT NULL,
	"similar_count" integer DEFAULT 0 NOT NULL,
	"is_crisis" boolean DEFAULT false NOT NULL,
	"terms" integer[] NOT NULL,
	"vector" "bytea" NOT NULL,
	"model_version" text NOT NULL,
	"analyzed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analyses_category" CHECK ("analyses"."category" in ('work', 'relationships', 'health', 'family', 'finances', 'education', 'future', 'social', 'personal', 'other')),
	CONSTRAINT "analyses_language" CHECK ("analyses"."language" in ('en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'ko', 'zh', 'ru', 'ar', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"reason" text NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"scores" jsonb,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_cases_about" CHECK (num_nonnulls("moderation_cases"."post_id", "moderation_cases"."comment_id") = 1),
	CONSTRAINT "moderation_cases_reason" CHECK ("moderation_cases"."reason" in ('crisis', 'self_harm_urged', 'hostile', 'doubtful', 'contacts_of_a_newcomer', 'repeats', 'reports', 'rewritten'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "reports_about" CHECK (num_nonnulls("reports"."post_id", "reports"."comment_id") = 1),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('spam', 'harassment', 'inappropriate', 'misinformation', 'other'))
);
--> statement-breakpoint
CREATE TABLE "resolutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"coping_methods" text[] NOT NULL,
	"resolution_story" text,
	"helpfulness_rating" smallint,
	"resolved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resolutions_post" UNIQUE("post_id"),
	CONSTRAINT "resolutions_helpfulness" CHECK ("resolutions"."helpfulness_rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_terms" ON "analyses" USING gin ("terms");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_post" ON "moderation_cases" USING btree ("post_id") WHERE "moderation_cases"."post_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_comment" ON "moderation_cases" USING btree ("comment_id") WHERE "moderation_cases"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("is_urgent" desc,"opened_at","id") WHERE "moderation_cases"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_per_post" ON "reports" USING btree ("post_id","reporter_id") WHERE "reports"."post_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_per_comment" ON "reports" USING btree ("comment_id","reporter_id") WHERE "reports"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "resolutions_stories" ON "resolutions" USING btree ("resolved_at" desc,"id" desc) WHERE "resolutions"."resolution_story" is not null;