import type { Post } from '@halved/shared/contract/posts';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Resolving } from './resolving.tsx';

/**
 * The dialog that resolves one's own post, if the address asks for it (`links.resolve`). It stays open until it is closed,
 * because the post counts as resolved as soon as the form is sent.
 */
export function ResolvingWhenAsked({ post }: { post: Post }) {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = params.has('resolve');
  const { isResolved } = post;
  const endAsking = useCallback(() => setParams({}, { replace: true }), [setParams]);
  useEffect(() => {
    if (!isAsked) return;
    // Otherwise the dialog would open when the post is marked as unresolved later.
    if (isResolved) endAsking();
    else setIsOpen(true);
  }, [isAsked, isResolved, endAsking]);
  const close = () => {
    setIsOpen(false);
    endAsking();
  };
  return isOpen && <Resolving post={post} step="resolve" onClose={close} />;
}
