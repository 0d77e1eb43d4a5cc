import { lazy, Suspense } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import type { FeedbackProps } from './feedback.tsx';

const load = async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./feedback.tsx'), loadScreenTexts(['posts', 'messages'])]),
  );
  return module;
};
const Feedback = lazy(async () => ({ default: (await load()).Feedback }));

/**
 * Loads the form ahead, because the server may sleep when an exercise ends. A failure is ignored: the form tries again.
 */
export const warmFeedback = (): void => void load().catch(() => undefined);

/** The form about a completed exercise, which loads the validator with it. */
export const LazyFeedback = (props: FeedbackProps) => (
  <Suspense fallback={<div className="min-h-80" />}>
    <Feedback {...props} />
  </Suspense>
);
