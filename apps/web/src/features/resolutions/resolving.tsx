import type { Post } from '@halved/shared/contract/posts';
import { lazy, Suspense } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';

const load = async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./resolution-dialogs.ts'), loadScreenTexts(['resolutions', 'messages'])]),
  );
  return module;
};
const ResolutionDialog = lazy(async () => ({ default: (await load()).ResolutionDialog }));
const UnresolveDialog = lazy(async () => ({ default: (await load()).UnresolveDialog }));

export interface ResolvingProps {
  post: Post;
  /** What the owner has chosen: to resolve the post, or to open it again. */
  step: 'resolve' | 'unresolve';
  onClose: () => void;
}

/** The dialog that resolves or reopens a post, loaded when the owner opens it. */
export const Resolving = ({ post, step, onClose }: ResolvingProps) => (
  <Suspense fallback={null}>
    {step === 'resolve' ? (
      <ResolutionDialog post={post} onClose={onClose} />
    ) : (
      <UnresolveDialog post={post} onClose={onClose} />
    )}
  </Suspense>
);
