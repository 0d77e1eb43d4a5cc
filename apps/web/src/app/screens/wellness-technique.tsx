import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { TechniquePage } from '../../features/wellness/technique-page.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** /wellness/techniques/{id}: a coping technique (docs/product.md §15.13). */
export function Screen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <FeatureGate
      feature="guided_exercises"
      frame={(gate) => <Page title={t(($) => $.titles.technique)}>{gate}</Page>}
    >
      <TechniquePage id={id} />
    </FeatureGate>
  );
}
