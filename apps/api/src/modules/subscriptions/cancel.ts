import { type Billing, BillingError } from '../../services/billing.ts';
import type { Services } from '../../services/index.ts';
import { leaseCancellations, removeCancellation } from './cancel-queries.ts';

/**
 * Asks the provider to demand no more payments for the subscriptions of deleted accounts, for refunded ones and for
 * superfluous ones. It asks again until the provider confirms. Returns how many were confirmed.
 */
export async function cancelSubscriptions(
  { db, log }: Pick<Services, 'db' | 'log'>,
  billing: Billing,
): Promise<number> {
  let confirmed = 0;
  for (;;) {
    const due = await leaseCancellations(db);
    if (due.length === 0) return confirmed;
    for (const { id, attempts } of due) {
      try {
        await billing.cancel(id);
        await removeCancellation(db, id);
        confirmed++;
      } catch (error) {
        if (!(error instanceof BillingError)) throw error;
        log.error(
          { subscription: id, attempts, reason: error.message },
          'a subscription is still to be cancelled',
        );
      }
    }
  }
}
