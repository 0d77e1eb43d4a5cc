import type { Post } from '@halved/shared/contract/posts';
import { lazy, Suspense, useState } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { InfiniteSentinel } from '../../ui/composed/infinite-sentinel.tsx';

const load = async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./understanding.tsx'), loadScreenTexts(['analysis', 'categories'])]),
  );
  return module;
};
const Understanding = lazy(async () => ({ default: (await load()).Understanding }));

/** The analysis below a post's comments. It loads when the reader scrolls near it, in space reserved for it. */
export function LazyUnderstanding({ post }: { post: Post }) {
  const [isNear, setIsNear] = useState(false);
  return (
    <div className="mt-9 min-h-140">
      {isNear ? (
        <Suspense fallback={null}>
          <Understanding post={post} />
        </Suspense>
      ) : (
        <InfiniteSentinel active ahead onReach={() => setIsNear(true)} />
      )}
    </div>
  );
}
