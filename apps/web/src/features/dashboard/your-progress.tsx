import type { DashboardStats } from '@halved/shared/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { WeekFigure } from '../../ui/composed/figures.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { resolvedPart } from './resolved-part.ts';

/** How many posts were shared and how many are resolved, without a goal or a streak (docs/product.md §15.8). */
export function YourProgress({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('dashboard');
  const number = useNumber();
  const rows = [
    {
      label: t(($) => $.progress.total),
      count: stats.totalWorries,
      sign: <HalfDisc state="half" />,
    },
    { label: t(($) => $.progress.resolved), count: stats.resolvedWorries, sign: <HalfDisc state="full" /> },
    {
      label: t(($) => $.progress.week),
      count: stats.worriesThisWeek,
      sign: <WeekFigure className="size-5" />,
    },
  ];
  return (
    <section className="slip grid content-start gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-5">
      <h2 className="text-large">{t(($) => $.progress.heading)}</h2>
      {stats.totalWorries > 0 && <Bar part={resolvedPart(stats)} />}
      <ul className="grid gap-3">
        {rows.map(({ label, count, sign }) => (
          <li key={label} className="flex items-center gap-3">
            {sign}
            <span className="grow">{label}</span>
            <span className="font-voice text-large font-semibold tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
      {stats.totalWorries === 0 && <p className="text-small text-muted">{t(($) => $.progress.hint)}</p>}
      <TextLink to={links.personalAnalytics} className="tap inline-flex items-center justify-self-start">
        {t(($) => $.progress.more)}
      </TextLink>
    </section>
  );
}

const fullWidth = 100;

/** Shared posts are teal and resolved ones clay. The rows below say the same in numbers. */
const Bar = ({ part }: { part: number }) => (
  <svg
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    className="h-3 w-full rounded-full rtl:-scale-x-100"
    aria-hidden="true"
  >
    <rect width={fullWidth} height="1" className="fill-tide" />
    <rect x={fullWidth * (1 - part)} width={fullWidth * part} height="1" className="fill-clay" />
  </svg>
);
