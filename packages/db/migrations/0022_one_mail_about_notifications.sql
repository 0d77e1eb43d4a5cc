DROP INDEX "outbox_by_user";--> statement-breakpoint
DROP INDEX "outbox_one_of_a_kind";--> statement-breakpoint
WITH "surplus" AS (
	DELETE FROM "outbox" "newer" USING "outbox" "older"
	WHERE "newer"."kind" = 'notifications' AND "older"."kind" = 'notifications'
		AND "newer"."user_id" = "older"."user_id" AND "newer"."id" > "older"."id"
	RETURNING "newer"."id"
)
UPDATE "notifications" SET "mail_id" = NULL WHERE "mail_id" IN (SELECT "id" FROM "surplus");--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_one_of_a_kind" ON "outbox" USING btree ("user_id","kind");