import { Suspense } from 'react';
import { lazyPart, preloadPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import type { FeedbackProps } from './feedback.tsx';

const load = withTexts(() => import('./feedback.tsx'), ['posts', 'messages']);
const Feedback = lazyPart(load, (part) => part.Feedback);

/**
 * Loads the form ahead, because the server may sleep when an exercise ends. A failure is ignored: the form tries again.
 */
export const preloadFeedback = (): void => preloadPart(load);

/** The form about a completed exercise, which loads the validator with it. */
export const LazyFeedback = (props: FeedbackProps) => (
  <Suspense fallback={<div className="min-h-80" />}>
    <Feedback {...props} />
  </Suspense>
);
