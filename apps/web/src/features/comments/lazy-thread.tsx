import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import type { ThreadProps } from './thread.tsx';

const load = async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./thread.tsx'), loadScreenTexts(['comments', 'messages'])]),
  );
  return module;
};
const Thread = lazy(async () => ({ default: (await load()).Thread }));

/** Loads the thread's code before the click. If that fails, the error shows when the thread is opened. */
export const preloadThread = (): void => {
  load().catch(() => undefined);
};

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
