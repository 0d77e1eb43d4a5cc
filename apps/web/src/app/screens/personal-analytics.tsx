import { useTranslation } from 'react-i18next';
import { PersonalAnalytics } from '../../features/personal-analytics/personal-analytics.tsx';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /analytics/personal (docs/product.md §15.18). */
export function Screen() {
  const { t } = useTranslation('personal');
  const { t: common } = useTranslation();
  return (
    <Page
      title={common(($) => $.titles.personalAnalytics)}
      lead={t(($) => $.lead)}
      width="wide"
      action={
        <TextLink to={links.dashboard} className="tap inline-flex items-center">
          {t(($) => $.back)}
        </TextLink>
      }
    >
      <FeatureGate feature="personal_analytics">
        <PersonalAnalytics />
      </FeatureGate>
    </Page>
  );
}
