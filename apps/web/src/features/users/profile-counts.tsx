import type { PublicProfile } from '@halved/shared/contract/users';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { cx } from '../../ui/primitives/cx.ts';

interface Count {
  label: string;
  count: number;
  /** The address of the list that is counted. */
  to?: string;
}

/** The numbers of a member's posts, resolutions, followers and followed members. */
export function ProfileCounts({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const number = useNumber();
  const { username, worriesCount, resolvedCount, followersCount, followingCount } = profile;
  const counts: Count[] = [
    { label: t(($) => $.worries, { count: worriesCount }), count: worriesCount },
    { label: t(($) => $.resolved), count: resolvedCount },
    {
      label: t(($) => $.followers, { count: followersCount }),
      count: followersCount,
      to: links.followers(username),
    },
    { label: t(($) => $.following), count: followingCount, to: links.following(username) },
  ];
  return (
    <ul aria-label={t(($) => $.counts)} className="flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8">
      {counts.map(({ label, count, to }) => {
        const content = (
          <>
            <span className="block font-voice text-title leading-tight font-semibold tabular-nums">
              {number(count)}
            </span>
            <span
              className={cx(
                'block text-small text-muted',
                to && 'underline decoration-line underline-offset-4',
              )}
            >
              {label}
            </span>
          </>
        );
        return (
          <li key={label}>
            {to ? (
              <Link to={to} className="tap -mx-2 block rounded-field px-2 no-underline hover:bg-calm">
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ul>
  );
}
