CREATE TABLE "aggregate_cells" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aggregate_cells_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"range" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"category" text NOT NULL,
	"people" integer NOT NULL,
	"posts" integer NOT NULL,
	"sentiment" real,
	CONSTRAINT "aggregate_cells_key" UNIQUE("range","country","region","category"),
	CONSTRAINT "aggregate_cells_range" CHECK ("aggregate_cells"."range" in ('30d', '90d', '1y')),
	CONSTRAINT "aggregate_cells_category" CHECK ("aggregate_cells"."category" in ('', 'work', 'relationships', 'health', 'family', 'finances', 'education', 'future', 'social', 'personal', 'other'))
);
--> statement-breakpoint
CREATE TABLE "aggregate_contributors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cells" integer[] NOT NULL,
	"marks" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aggregate_reports" (
	"range" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "aggregate_reports_range_name_pk" PRIMARY KEY("range","name"),
	CONSTRAINT "aggregate_reports_range" CHECK ("aggregate_reports"."range" in ('30d', '90d', '1y')),
	CONSTRAINT "aggregate_reports_name" CHECK ("aggregate_reports"."name" in ('overview', 'heatmap', 'trending'))
);
--> statement-breakpoint
CREATE TABLE "aggregate_snapshots" (
	"kind" text PRIMARY KEY NOT NULL,
	"built_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aggregate_snapshots_kind" CHECK ("aggregate_snapshots"."kind" in ('regional', 'overall'))
);
--> statement-breakpoint
CREATE TABLE "aggregate_weeks" (
	"country" text NOT NULL,
	"category" text NOT NULL,
	"week" date NOT NULL,
	"posts" integer NOT NULL,
	"sentiment" real,
	CONSTRAINT "aggregate_weeks_country_category_week_pk" PRIMARY KEY("country","category","week"),
	CONSTRAINT "aggregate_weeks_category" CHECK ("aggregate_weeks"."category" in ('', 'work', 'relationships', 'health', 'family', 'finances', 'education', 'future', 'social', 'personal', 'other'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "aggregate_contributors" ADD CONSTRAINT "aggregate_contributors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;