CREATE TABLE "billing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"body" text,
	"user_id" uuid,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"parked_because" text,
	"name" text,
	"subscription_id" text,
	"order_id" text,
	"status" text,
	"changed_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "billing_events_parked" CHECK ("billing_events"."parked_because" in ('unreadable', 'foreign_store', 'test_mode', 'unknown_variant', 'unknown_user'))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "checkouts_tier" CHECK ("checkouts"."tier" in ('free', 'supporter', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "subscription_cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_events_body" ON "billing_events" USING btree ("body_hash");--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("id") WHERE "billing_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_by_subscription" ON "billing_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "billing_events_by_order" ON "billing_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "billing_events_by_user" ON "billing_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_events_age" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "checkouts_by_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_cancellations_due" ON "subscription_cancellations" USING btree ("due_at");