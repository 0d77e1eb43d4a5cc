import type { Post } from '@halved/shared/contract/posts';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShownCount } from '../../lib/server/early.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { preloadThread } from './lazy-thread.tsx';

export interface CommentsButtonProps {
  post: Post;
  open: boolean;
  /** The id of the element that the button opens. */
  controls: string;
  onToggle: () => void;
}

/** The button, such as "Comments (3)", that opens the thread below the post. */
export function CommentsButton({ post, open, controls, onToggle }: CommentsButtonProps) {
  const { t } = useTranslation('posts');
  const number = useShownCount(post.commentsCount);
  return (
    <Button
      size="small"
      variant="quiet"
      className="px-1.5! font-medium! sm:px-3!"
      aria-expanded={open}
      aria-controls={controls}
      onPointerEnter={preloadThread}
      onFocus={preloadThread}
      onClick={onToggle}
    >
      <MessageCircle className="size-4 shrink-0" aria-hidden="true" />
      {number > 0 ? t(($) => $.card.comments, { number }) : t(($) => $.card.noComments)}
    </Button>
  );
}
