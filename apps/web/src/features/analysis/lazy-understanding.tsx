import type { Post } from '@halved/shared/contract/posts';
import { Suspense, useState } from 'react';
import { lazyPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import { InfiniteSentinel } from '../../ui/composed/infinite-sentinel.tsx';

const load = withTexts(() => import('./understanding.tsx'), ['analysis', 'categories']);
const Understanding = lazyPart(load, (part) => part.Understanding);

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
