import { useTranslation } from 'react-i18next';
import { EarlySwitches } from '../../features/early-access/early-switches.tsx';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** /early-access: what is offered early, each with its switch (docs/product.md §17.3). */
export function Screen() {
  const { t } = useTranslation('early');
  const { t: common } = useTranslation();
  return (
    <Page title={common(($) => $.titles.earlyAccess)} lead={t(($) => $.lead)}>
      <FeatureGate feature="early_access">
        <EarlySwitches />
      </FeatureGate>
    </Page>
  );
}
