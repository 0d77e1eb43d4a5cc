import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { Blank } from '../../ui/composed/stat-tiles.tsx';

interface Stat {
  label: string;
  count: number | undefined;
  to?: string;
}

/** Quick Stats of the sidebar: each number is 0 when it cannot be loaded (docs/product.md §15.1). */
export function QuickStats({ username }: { username: string }) {
  const { t } = useTranslation('dashboard');
  const number = useNumber();
  const { data, isPending } = trpc.dashboard.stats.useQuery();
  const orZero = (count: number | undefined) => (isPending ? undefined : (count ?? 0));
  const stats: Stat[] = [
    { label: t(($) => $.sidebar.total), count: orZero(data?.totalWorries) },
    { label: t(($) => $.sidebar.resolved), count: orZero(data?.resolvedWorries) },
    {
      label: t(($) => $.sidebar.followers),
      count: orZero(data?.followersCount),
      to: links.followers(username),
    },
    {
      label: t(($) => $.sidebar.following),
      count: orZero(data?.followingCount),
      to: links.following(username),
    },
  ];
  return (
    <section className="slip rounded-card rounded-es-tail border border-hair bg-surface p-4">
      <h2 className="text-base font-semibold">{t(($) => $.sidebar.quick)}</h2>
      <ul className="mt-2">
        {stats.map(({ label, count, to }) => (
          <li key={label} className="flex min-h-11 items-center justify-between gap-3 border-t border-hair">
            {to ? (
              <Link
                to={to}
                className="tap flex grow items-center text-small underline decoration-line underline-offset-4"
              >
                {label}
              </Link>
            ) : (
              <span className="text-small">{label}</span>
            )}
            <span className="flex min-h-8 min-w-16 items-center justify-end font-voice text-large font-semibold tabular-nums">
              {count === undefined ? <Blank /> : number(count)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
