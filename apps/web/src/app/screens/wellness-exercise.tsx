import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { ExercisePage, prefetchExercise } from '../../features/wellness/exercise-page.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import type { Prefetch } from '../screens.ts';
import { Writing } from '../writing.tsx';

export const prefetch: Prefetch = (client, _, { id = '' }) => prefetchExercise(client, id);

/** /wellness/exercises/{id}: an exercise and its player (docs/product.md §15.13). */
export function Screen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <FeatureGate
      feature="guided_exercises"
      frame={(gate) => <Page title={t(($) => $.titles.exercise)}>{gate}</Page>}
    >
      <Writing>
        <ExercisePage id={id} />
      </Writing>
    </FeatureGate>
  );
}
