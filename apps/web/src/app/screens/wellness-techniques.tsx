import { useTranslation } from 'react-i18next';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { TechniqueList } from '../../features/wellness/technique-list.tsx';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { Page } from '../../ui/primitives/page.tsx';

/** /wellness/techniques (docs/product.md §15.13). */
export function Screen() {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  useScrollMemory();
  return (
    <Page title={common(($) => $.titles.techniques)} lead={t(($) => $.list.techniquesLead)} width="wide">
      <FeatureGate feature="guided_exercises">
        <TechniqueList />
      </FeatureGate>
    </Page>
  );
}
