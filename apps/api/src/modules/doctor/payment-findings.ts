import type { Database } from '@halved/db';
import type { Env } from '../../env.ts';
import { type Finding, good, warning } from './finding.ts';
import { countPayments } from './payment-queries.ts';

const modeOf = ({ lemonSqueezy, production }: Pick<Env, 'lemonSqueezy' | 'production'>): string => {
  if (lemonSqueezy) return 'Payments go through Lemon Squeezy.';
  return production
    ? 'Payments are off: no LEMONSQUEEZY_ variable is set.'
    : 'Payments are a sandbox: no money moves.';
};

/** Findings about payments: who takes them, and what waits for the operator. */
export async function paymentsInDatabase(
  db: Database,
  env: Pick<Env, 'lemonSqueezy' | 'production'>,
): Promise<Finding[]> {
  const { waiting, parked, stuck } = await countPayments(db);
  return [
    good(modeOf(env)),
    ...(waiting > 0
      ? [warning(`${waiting} events about payments wait to be applied; the log says why.`)]
      : []),
    ...(parked > 0
      ? [
          warning(
            `${parked} events about payments of the last 30 days were not applied; their reasons are in billing_events.parked_because.`,
          ),
        ]
      : []),
    ...(stuck > 0 ? [warning(`${stuck} subscriptions could not be cancelled at Lemon Squeezy yet.`)] : []),
  ];
}
