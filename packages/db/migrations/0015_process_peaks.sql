CREATE TABLE "process_peaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"process" text NOT NULL,
	"stall_ms" integer NOT NULL,
	"memory_mb" integer NOT NULL,
	"heap_mb" integer NOT NULL,
	"heap_limit_mb" integer NOT NULL,
	"analysis_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "process_peaks_age" ON "process_peaks" USING btree ("created_at");