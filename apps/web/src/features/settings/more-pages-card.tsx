import type { User } from '@halved/shared/contract/users';
import { type Feature, mayUse } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The pages that a plan has and the navigation does not show, and the page about one's own numbers, for everybody. */
const pages = [
  { name: 'analytics', feature: 'geographic_analytics' },
  { name: 'personalAnalytics', feature: 'personal_analytics' },
  { name: 'demographics', feature: 'demographic_analytics' },
  { name: 'countedIn', feature: null },
  { name: 'earlyAccess', feature: 'early_access' },
] as const satisfies { name: string; feature: Feature | null }[];

export interface MorePagesCardProps {
  user: User;
  /** Whether a path has a screen. */
  exists: (path: string) => boolean;
}

/** Links to the pages that this member has beside those of the navigation. */
export function MorePagesCard({ user, exists }: MorePagesCardProps) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const own = pages.filter(
    ({ name, feature }) => exists(links[name]) && (feature === null || mayUse(user, feature)),
  );
  if (own.length === 0) return null;
  return (
    <Card title={t(($) => $.pages.title)}>
      <ul className="grid justify-items-start">
        {own.map(({ name }) => (
          <li key={name}>
            <TextLink to={links[name]} className="tap inline-flex min-h-11 items-center">
              {common(($) => $.titles[name])}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
