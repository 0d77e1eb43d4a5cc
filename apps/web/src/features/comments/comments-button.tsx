import type { Post } from '@halved/shared/contract/posts';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { useShownCount } from '../../lib/server/early.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { useCommentsCount } from './comments-count.ts';
import { preloadThread } from './lazy-thread.tsx';

export interface CommentsButtonProps {
  post: Post;
  open: boolean;
  /** The id of the element that the button opens. */
  controls: string;
  onToggle: () => void;
}

/**
 * The button, such as "Comments (3)", that opens the thread below the post. A phone shows the number alone, or nothing
 * beside the sign, so that the like button has room beside it in every language.
 */
export function CommentsButton({ post, open, controls, onToggle }: CommentsButtonProps) {
  const { t } = useTranslation('posts');
  const number = useShownCount(useCommentsCount(post));
  const format = useNumber();
  return (
    <Button
      size="small"
      variant="quiet"
      className="gap-1! px-1.5! font-medium! sm:gap-2! sm:px-3!"
      aria-expanded={open}
      aria-controls={controls}
      onPointerEnter={preloadThread}
      onFocus={preloadThread}
      onClick={onToggle}
    >
      <MessageCircle className="size-4 shrink-0" aria-hidden="true" />
      <span className="max-sm:sr-only">
        {number > 0 ? t(($) => $.card.comments, { number }) : t(($) => $.card.noComments)}
      </span>
      {number > 0 && (
        <span className="sm:hidden" aria-hidden="true">
          {format(number)}
        </span>
      )}
    </Button>
  );
}
