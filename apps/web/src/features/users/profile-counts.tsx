import type { PublicProfile } from '@halved/shared/contract/users';
import { useTranslation } from 'react-i18next';

/** What a member shared and resolved, and who reads whom. */
export function ProfileCounts({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useTranslation('profile');
  const { worriesCount, resolvedCount, followersCount, followingCount } = profile;
  const counts = [
    { label: t(($) => $.worries, { count: worriesCount }), count: worriesCount },
    { label: t(($) => $.resolved), count: resolvedCount },
    { label: t(($) => $.followers, { count: followersCount }), count: followersCount },
    { label: t(($) => $.following), count: followingCount },
  ];
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <dl aria-label={t(($) => $.counts)} className="flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8">
      {counts.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-voice text-title leading-tight font-semibold tabular-nums">
            {number.format(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
