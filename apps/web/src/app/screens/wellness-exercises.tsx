import { useTranslation } from 'react-i18next';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { ExerciseList } from '../../features/wellness/exercise-list.tsx';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { Page } from '../../ui/primitives/page.tsx';

/** /wellness/exercises (docs/product.md §15.13). */
export function Screen() {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  useScrollMemory();
  return (
    <Page title={common(($) => $.titles.exercises)} lead={t(($) => $.list.exercisesLead)} width="wide">
      <FeatureGate feature="guided_exercises">
        <ExerciseList />
      </FeatureGate>
    </Page>
  );
}
