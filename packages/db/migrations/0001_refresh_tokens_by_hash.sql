-- A refresh token is found by its hash alone; a key of its own was one index more to write at every sign-in.
ALTER TABLE "refresh_tokens" ADD COLUMN "parent_hash" "bytea";--> statement-breakpoint
UPDATE "refresh_tokens" AS "token" SET "parent_hash" = "parent"."hash" FROM "refresh_tokens" AS "parent" WHERE "parent"."id" = "token"."parent_id";--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP COLUMN "parent_id";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY USING INDEX "refresh_tokens_hash_key";
