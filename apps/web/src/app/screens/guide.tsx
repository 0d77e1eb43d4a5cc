import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { GuidePage } from '../../features/resources/guide-page.tsx';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** /resources/guides/{id}: a plain-language guide (docs/product.md §15.14). */
export function Screen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <FeatureGate
      feature="mental_health_resources"
      frame={(gate) => <Page title={t(($) => $.titles.guide)}>{gate}</Page>}
    >
      <GuidePage id={id} />
    </FeatureGate>
  );
}
