import { useTranslation } from 'react-i18next';
import { Analytics } from '../../features/analytics/analytics.tsx';
import { prefetchAnalytics } from '../../features/analytics/use-analytics.ts';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { exists } from '../routes.tsx';
import type { Prefetch } from '../screens.ts';

/** With filters in the address, nothing is requested early (boot/first-requests.ts). */
export const prefetch: Prefetch = async (client, search) => {
  if (!search) await prefetchAnalytics(client);
};

/** /analytics and /analytics/geographic (docs/product.md §15.16). */
export function Screen() {
  const { t } = useTranslation('analytics');
  const { t: common } = useTranslation();
  const others = [
    { to: links.demographics, label: t(($) => $.toDemographics) },
    { to: links.personalAnalytics, label: t(($) => $.toPersonal) },
  ].filter(({ to }) => exists(to));
  return (
    <Page
      title={common(($) => $.titles.analytics)}
      lead={t(($) => $.lead)}
      width="wide"
      action={
        <TextLink to={links.dashboard} className="tap inline-flex items-center">
          {t(($) => $.back)}
        </TextLink>
      }
    >
      <FeatureGate feature="geographic_analytics">
        <Analytics
          aboutMe={
            exists(links.countedIn) && (
              <TextLink to={links.countedIn} className="tap inline-flex items-center justify-self-start">
                {t(($) => $.toCountedIn)}
              </TextLink>
            )
          }
        />
      </FeatureGate>
      {others.length > 0 && (
        <nav aria-label={t(($) => $.more)} className="mt-8 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          {others.map(({ to, label }) => (
            <TextLink key={to} to={to} className="tap inline-flex items-center">
              {label}
            </TextLink>
          ))}
        </nav>
      )}
    </Page>
  );
}
