import { useTranslation } from 'react-i18next';
import { GuideList } from '../../features/resources/guide-list.tsx';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { Page } from '../../ui/primitives/page.tsx';

/** /resources/guides: the plain-language guides (docs/product.md §15.14). */
export function Screen() {
  const { t } = useTranslation('resources');
  const { t: common } = useTranslation();
  useScrollMemory();
  return (
    <Page title={common(($) => $.titles.guides)} lead={t(($) => $.guides.lead)} width="wide">
      <FeatureGate feature="mental_health_resources">
        <GuideList />
      </FeatureGate>
    </Page>
  );
}
