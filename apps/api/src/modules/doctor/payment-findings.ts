import type { Database } from '@halved/db';
import type { Env } from '../../env.ts';
import { hasPayments } from '../../services/billing.ts';
import { type Finding, good, warning, warningIf } from './finding.ts';
import { countPayments } from './payment-queries.ts';

type PaymentSettings = Pick<Env, 'lemonSqueezy' | 'production' | 'publicUrl'>;

function modeFinding(env: PaymentSettings): Finding {
  if (!hasPayments(env)) return good('Payments are off: no LEMONSQUEEZY_ variable is set.');
  if (env.lemonSqueezy) return good('Payments go through Lemon Squeezy.');
  return env.publicUrl.startsWith('https:')
    ? warning(
        'Payments are a sandbox under https: everybody gets premium without paying. Set NODE_ENV=production.',
      )
    : good('Payments are a sandbox: no money moves.');
}

/** Findings about payments: who takes them, and what waits for the operator. */
export async function paymentsInDatabase(db: Database, env: PaymentSettings): Promise<Finding[]> {
  const { waiting, parked, stuck } = await countPayments(db);
  return [
    modeFinding(env),
    ...warningIf(waiting > 0, `${waiting} events about payments wait to be applied; the log says why.`),
    ...warningIf(
      parked > 0,
      `${parked} events about payments of the last 30 days were not applied; their reasons are in billing_events.parked_because.`,
    ),
    ...warningIf(
      stuck > 0,
      `${stuck} subscriptions could not be cancelled at Lemon Squeezy yet; they are tried again. Check LEMONSQUEEZY_API_KEY, or cancel them in your store.`,
    ),
  ];
}
