import { useTranslation } from 'react-i18next';
import { Analytics } from '../../features/analytics/analytics.tsx';
import { prefetchAnalytics } from '../../features/analytics/use-analytics.ts';
import { links } from '../../links.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { NumbersPage } from '../numbers-page.tsx';
import type { Prefetch } from '../screens.ts';

/** With filters in the address, nothing is requested early (boot/first-requests.ts). */
export const prefetch: Prefetch = async (client, search) => {
  if (!search) await prefetchAnalytics(client);
};

const others = ['demographics', 'personalAnalytics'] as const;

/** /analytics and /analytics/geographic (docs/product.md §15.16). */
export function Screen() {
  const { t } = useTranslation('analytics');
  const { t: common } = useTranslation();
  return (
    <NumbersPage
      title={common(($) => $.titles.analytics)}
      lead={t(($) => $.lead)}
      back={{ to: links.dashboard, label: t(($) => $.back) }}
      feature="geographic_analytics"
      more={
        <nav aria-label={t(($) => $.more)} className="mt-8 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          {others.map((page) => (
            <TextLink key={page} to={links[page]} className="tap inline-flex items-center">
              {common(($) => $.titles[page])}
            </TextLink>
          ))}
        </nav>
      }
    >
      <Analytics />
    </NumbersPage>
  );
}
