import type { Post } from '@halved/shared/contract/posts';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { useResolution } from './use-resolution.ts';

const load = async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./resolution-panel.tsx'), loadScreenTexts(['resolutions'])]),
  );
  return module;
};
const ResolutionPanel = lazy(async () => ({ default: (await load()).ResolutionPanel }));

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
