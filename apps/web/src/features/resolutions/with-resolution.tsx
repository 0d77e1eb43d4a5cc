import type { Post } from '@halved/shared/contract/posts';
import type { ReactNode } from 'react';
import { ResolutionPanel } from './resolution-panel.tsx';
import { useResolution } from './use-resolution.ts';

/** How a worry was resolved; what stands below it waits for that, so that nothing is pushed down. */
export function WithResolution({ post, children }: { post: Post; children: ReactNode }) {
  const resolution = useResolution(post);
  return (
    <>
      <ResolutionPanel post={post} resolution={resolution} />
      {(!post.isResolved || resolution.isFetched) && children}
    </>
  );
}
