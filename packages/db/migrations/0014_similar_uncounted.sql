ALTER TABLE "analyses" ALTER COLUMN "similar_count" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "similar_count" DROP NOT NULL;