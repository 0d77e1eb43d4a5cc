import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, preloadPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import type { ThreadProps } from './thread.tsx';

const load = withTexts(() => import('./thread.tsx'), ['comments', 'messages']);
const Thread = lazyPart(load, (part) => part.Thread);

/** Loads the thread's code before the click. If that fails, the error shows when the thread is opened. */
export const preloadThread = (): void => preloadPart(load);

/** The skeleton shown while comments load. */
export function ThreadSkeleton() {
  const { t } = useTranslation('posts');
  return <Skeleton label={t(($) => $.card.commentsLoading)} count={2} lines={2} />;
}

/** The comments under a post, whose code is loaded when somebody opens them. */
export function LazyThread(props: ThreadProps) {
  return (
    <Suspense fallback={<ThreadSkeleton />}>
      <Thread {...props} />
    </Suspense>
  );
}
