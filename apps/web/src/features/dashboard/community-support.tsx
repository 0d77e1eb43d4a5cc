import type { DashboardStats } from '@halved/shared/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { MeetingFigure } from '../../ui/composed/figures.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

export interface CommunitySupportProps {
  stats: Pick<DashboardStats, 'followersCount' | 'followingCount'>;
  username: string;
}

/** Whom the member follows, and who follows them (docs/product.md §15.8). */
export function CommunitySupport({ stats, username }: CommunitySupportProps) {
  const { t } = useTranslation('dashboard');
  const { followersCount, followingCount } = stats;
  const nobody = followersCount === 0 && followingCount === 0;
  return (
    <section className="slip grid content-start gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-5">
      <h2 className="text-large">{t(($) => $.support.heading)}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3 text-center">
        <Side count={followingCount} label={t(($) => $.support.following)} to={links.following(username)} />
        <MeetingFigure />
        <Side count={followersCount} label={t(($) => $.support.followers)} to={links.followers(username)} />
      </div>
      {nobody && (
        <p className="text-small text-muted">
          {t(($) => $.support.hint)}{' '}
          <TextLink to={links.feedTab('discover')}>{t(($) => $.support.toDiscover)}</TextLink>
        </p>
      )}
    </section>
  );
}

function Side({ count, label, to }: { count: number; label: string; to: string }) {
  const number = useNumber();
  return (
    <Link to={to} className="tap grow basis-16 rounded-field py-1 no-underline hover:bg-calm">
      <span className="block font-voice text-title leading-tight font-semibold tabular-nums">
        {number(count)}
      </span>
      <span className="block text-small text-muted underline decoration-line underline-offset-4">
        {label}
      </span>
    </Link>
  );
}
