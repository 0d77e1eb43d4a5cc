import type { Post } from '@halved/shared/contract/posts';
import { type ReactNode, Suspense } from 'react';
import { lazyPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import { useResolution } from './use-resolution.ts';

const load = withTexts(() => import('./resolution-panel.tsx'), ['resolutions']);
const ResolutionPanel = lazyPart(load, (part) => part.ResolutionPanel);

/**
 * The resolution of a post, whose code is loaded only if the post is resolved. The children are shown after the
 * resolution has loaded, so that it does not push them down.
 */
export function WithResolution({ post, children }: { post: Post; children: ReactNode }) {
  const resolution = useResolution(post);
  return (
    <Suspense>
      {post.isResolved && <ResolutionPanel post={post} resolution={resolution} />}
      {(!post.isResolved || resolution.isFetched) && children}
    </Suspense>
  );
}
