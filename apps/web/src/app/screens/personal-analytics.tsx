import { useTranslation } from 'react-i18next';
import { PersonalAnalytics } from '../../features/personal-analytics/personal-analytics.tsx';
import { links } from '../../links.ts';
import { NumbersPage } from '../numbers-page.tsx';

/** /analytics/personal (docs/product.md §15.18). */
export function Screen() {
  const { t } = useTranslation('personal');
  const { t: common } = useTranslation();
  return (
    <NumbersPage
      title={common(($) => $.titles.personalAnalytics)}
      lead={t(($) => $.lead)}
      back={{ to: links.dashboard, label: t(($) => $.back) }}
      feature="personal_analytics"
    >
      <PersonalAnalytics />
    </NumbersPage>
  );
}
