import { tiers } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/primitives/cx.ts';

const lines = ['w-2/5', 'w-1/2', 'w-full', 'w-11/12', 'w-5/6', 'w-3/4'];

/** Placeholders about as high as the plans, so that the questions below do not move. */
export function LoadingPlans() {
  const { t } = useTranslation('pricing');
  return (
    <div role="status" className="grid grid-cols-1 gap-x-5 gap-y-4 md:grid-cols-3">
      <span className="sr-only">{t(($) => $.loading)}</span>
      {tiers.map((tier) => (
        <div
          key={tier}
          aria-hidden="true"
          className="slip pulse grid min-h-[30rem] content-start gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-5"
        >
          {lines.map((width) => (
            <div key={width} className={cx('h-4 rounded-full bg-calm', width)} />
          ))}
        </div>
      ))}
    </div>
  );
}
