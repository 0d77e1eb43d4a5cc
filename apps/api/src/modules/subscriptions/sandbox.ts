import { type Database, newId } from '@halved/db';
import type { Billing } from '../../services/billing.ts';
import { claimCheckout } from './checkout-queries.ts';
import { findPayer } from './running-queries.ts';
import {
  orderRefundEvent,
  paymentEvent,
  type SandboxEvent,
  type SandboxSubscription,
  subscriptionEvent,
} from './sandbox-events.ts';
import { findBeginning, findSandboxSubscription, type SandboxRow } from './sandbox-queries.ts';

/** What the page of the portal offers: each plays what the provider would tell. */
export const sandboxActions = ['cancel', 'resume', 'fail', 'renew', 'refund', 'expire'] as const;
export type SandboxAction = (typeof sandboxActions)[number];
export const isSandboxAction = (text: unknown): text is SandboxAction =>
  sandboxActions.some((action) => action === text);

/** The events about a changed subscription: the one with its own name, and the one that tells every change. */
const changedTo = (
  name: string,
  billing: Billing,
  subscription: SandboxSubscription,
  at: Date,
): SandboxEvent[] =>
  [name, 'subscription_updated'].map((each) => subscriptionEvent(each, billing, subscription, at));

const backTo = ({ trialEndsAt, at }: SandboxRow): SandboxSubscription['status'] =>
  trialEndsAt && trialEndsAt > at ? 'on_trial' : 'active';

/** The events of a payment on the page of a checkout, which can be paid once. Empty if it is closed or has expired. */
export async function payInSandbox(
  db: Database,
  billing: Billing,
  checkoutId: string,
): Promise<SandboxEvent[]> {
  const checkout = await claimCheckout(db, checkoutId);
  if (!checkout) return [];
  const { tier, userId } = checkout;
  const running = (await findPayer(db, userId))?.subscriptionId;
  const row = running && (await findSandboxSubscription(db, running));
  if (row) {
    const changed = {
      ...row,
      tier,
      status: backTo(row),
      endsAt: null,
      renewsAt: row.renewsAt ?? row.inAMonth,
    };
    return changedTo('subscription_plan_changed', billing, changed, row.at);
  }
  const beginning = await findBeginning(db, userId);
  if (!beginning) return [];
  const { at, email, hasPaidBefore, inAMonth, inAWeek } = beginning;
  const subscription: SandboxSubscription = {
    id: newId(),
    orderId: newId(),
    userId,
    email,
    tier,
    status: hasPaidBefore ? 'active' : 'on_trial',
    renewsAt: hasPaidBefore ? inAMonth : inAWeek,
    trialEndsAt: hasPaidBefore ? null : inAWeek,
    endsAt: null,
    createdAt: at,
  };
  const paid = hasPaidBefore ? [paymentEvent(billing, subscription, at, 'paid')] : [];
  return [subscriptionEvent('subscription_created', billing, subscription, at), ...paid];
}

const plays: Record<SandboxAction, (billing: Billing, row: SandboxRow) => SandboxEvent[]> = {
  cancel: (billing, row) =>
    changedTo(
      'subscription_cancelled',
      billing,
      { ...row, status: 'cancelled', endsAt: row.renewsAt ?? row.inAMonth },
      row.at,
    ),
  resume: (billing, row) =>
    changedTo('subscription_resumed', billing, { ...row, status: backTo(row), endsAt: null }, row.at),
  fail: (billing, row) => [
    paymentEvent(billing, row, row.at, 'pending'),
    subscriptionEvent('subscription_updated', billing, { ...row, status: 'past_due' }, row.at),
  ],
  renew: (billing, row) => {
    const renewed: SandboxRow = {
      ...row,
      status: 'active',
      renewsAt: row.inAMonth,
      endsAt: null,
      trialEndsAt: null,
    };
    return [
      paymentEvent(billing, renewed, row.at, 'paid'),
      subscriptionEvent('subscription_updated', billing, renewed, row.at),
    ];
  },
  refund: (billing, row) => [
    paymentEvent(billing, row, row.at, 'refunded'),
    orderRefundEvent(billing, row, row.at),
  ],
  expire: (billing, row) =>
    changedTo('subscription_expired', billing, { ...row, status: 'expired', endsAt: row.at }, row.at),
};

/** The events of an action in the portal. Empty if there is no such subscription. */
export async function actInSandbox(
  db: Database,
  billing: Billing,
  subscriptionId: string,
  action: SandboxAction,
): Promise<SandboxEvent[]> {
  const row = await findSandboxSubscription(db, subscriptionId);
  return row ? plays[action](billing, row) : [];
}
