CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"facts" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "content_items_slug" UNIQUE("kind","slug"),
	CONSTRAINT "content_items_kind" CHECK ("content_items"."kind" in ('exercises', 'techniques', 'guides', 'resources'))
);
--> statement-breakpoint
CREATE TABLE "exercise_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"current_step" smallint DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"notes" text,
	"rating" smallint,
	"effectiveness" smallint,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercise_progress_step" CHECK ("exercise_progress"."current_step" >= 0),
	CONSTRAINT "exercise_progress_rating" CHECK ("exercise_progress"."rating" between 1 and 5),
	CONSTRAINT "exercise_progress_effectiveness" CHECK ("exercise_progress"."effectiveness" between 1 and 5),
	CONSTRAINT "exercise_progress_words" CHECK ("exercise_progress"."completed_at" is not null or coalesce("exercise_progress"."rating", "exercise_progress"."effectiveness") is null and "exercise_progress"."notes" is null)
);
--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_exercise_id_content_items_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_progress_open" ON "exercise_progress" USING btree ("user_id","exercise_id") WHERE "exercise_progress"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "exercise_progress_latest" ON "exercise_progress" USING btree ("user_id","started_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "exercise_progress_completed" ON "exercise_progress" USING btree ("completed_at","exercise_id","user_id") WHERE "exercise_progress"."completed_at" is not null;