CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"order_id" text,
	"renews_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_tier" CHECK ("subscriptions"."tier" in ('free', 'supporter', 'premium')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('on_trial', 'active', 'paused', 'past_due', 'unpaid', 'cancelled', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid_tier" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid_tier_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_by_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_order" ON "subscriptions" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_paid_tier" CHECK ("users"."paid_tier" in ('free', 'supporter', 'premium'));