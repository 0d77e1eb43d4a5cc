import type { Post } from '@halved/shared/contract/posts';
import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

const load = async () => {
  const [module] = await Promise.all([
    import('./thread.tsx'),
    i18next.loadNamespaces(['comments', 'messages']),
  ]);
  return module;
};
const Thread = lazy(async () => ({ default: (await load()).Thread }));

/** Ahead of the click; a failure shows when the thread is truly asked for. */
export const warmThread = (): void => {
  load().catch(() => undefined);
};

/** The comments under a worry, loaded when somebody wants to read them. */
export function LazyThread({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  return (
    <Suspense fallback={<Skeleton label={t(($) => $.card.commentsLoading)} count={2} lines={2} />}>
      <Thread post={post} />
    </Suspense>
  );
}
