import type { ResolutionStats } from '@halved/shared/contract/resolutions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';

/**
 * The list is shown only from this number of resolutions. With fewer it would say more about single members than about
 * what helps.
 */
const minimum = { resolved: 5, methods: 3 };

/** How many methods are listed; a phone shows only three of them. */
const maxMethods = 5;

/** What helped most often in this community; nothing while too few resolutions exist. */
export function HelpsHere({ stats }: { stats: ResolutionStats | undefined }) {
  const { t } = useTranslation('resolutions');
  const number = useNumber();
  const id = useId();
  const methods = stats?.topCopingMethods.slice(0, maxMethods) ?? [];
  if (!stats || stats.totalResolved < minimum.resolved || methods.length < minimum.methods) return null;
  return (
    <section aria-labelledby={id} className="mb-8 rounded-card rounded-se-tail bg-calm p-4 sm:p-5">
      <h2 id={id} className="text-large">
        {t(($) => $.stats.heading)}
      </h2>
      <p className="text-small text-muted">
        {t(($) => $.stats.text, { count: stats.totalResolved, number: number(stats.totalResolved) })}
      </p>
      <ol className="mt-3 flex flex-wrap gap-2">
        {methods.map(({ method, count }) => (
          <li
            key={method}
            className="max-w-full rounded-field border border-hair bg-paper px-3 py-1.5 text-small wrap-anywhere max-sm:nth-[n+4]:hidden"
          >
            <bdi>{method}</bdi>
            <span className="text-muted"> · {t(($) => $.stats.times, { count, number: number(count) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
