import type { Subscription } from '@halved/shared/contract/subscriptions';
import { dayMs } from '@halved/shared/durations';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../lib/texts/dates.ts';

const daysUntil = (iso: string | null): number =>
  iso === null ? 0 : Math.ceil((Date.parse(iso) - Date.now()) / dayMs);

/**
 * The state of a subscription: the days left of a trial while it lasts, else the status, and what happens when
 * (docs/product.md §15.11). Without a subscription the status is that of the free plan, active.
 */
export function PlanStatus({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('subscriptions');
  const details = useDetails(subscription);
  const status = subscription?.status ?? 'active';
  const daysLeft = daysUntil(subscription?.trialEndsAt ?? null);
  return (
    <div>
      <p>
        {daysLeft > 0
          ? t(($) => $.status.trial, { count: daysLeft })
          : t(($) => $.status.line, { status: t(($) => $.status[status]) })}
      </p>
      {details.map((detail) => (
        <p key={detail} className="text-small text-muted">
          {detail}
        </p>
      ))}
    </div>
  );
}

/** When a subscription renews or ends, and what is wrong with its payment. */
function useDetails(subscription: Subscription | null): string[] {
  const { t } = useTranslation('subscriptions');
  const longDate = useLongDate();
  if (!subscription) return [];
  const { status, tier, endsAt, renewsAt } = subscription;
  const details: string[] = [];
  const isOver = status === 'expired' || (endsAt !== null && Date.parse(endsAt) <= Date.now());
  if (status === 'past_due') details.push(t(($) => $.status[isOver ? 'pastGrace' : 'pastDue']));
  if (endsAt !== null) {
    const date = longDate(endsAt);
    if (status === 'cancelled') details.push(t(($) => $.status.cancelledUntil, { date }));
    else if (isOver) {
      details.push(t(($) => $.status.ended, { plan: t(($) => $.plans[tier]), date }));
    } else details.push(t(($) => $.status.until, { date }));
  } else if (renewsAt !== null && (status === 'active' || status === 'on_trial')) {
    details.push(t(($) => $.status.renews, { date: longDate(renewsAt) }));
  }
  return details;
}
