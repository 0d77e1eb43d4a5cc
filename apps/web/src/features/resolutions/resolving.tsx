import type { Post } from '@halved/shared/contract/posts';
import { Suspense } from 'react';
import { lazyPart, withTexts } from '../../lib/rendering/lazy-part.ts';

const load = withTexts(() => import('./resolution-dialogs.ts'), ['resolutions', 'messages']);
const ResolutionDialog = lazyPart(load, (part) => part.ResolutionDialog);
const UnresolveDialog = lazyPart(load, (part) => part.UnresolveDialog);

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
