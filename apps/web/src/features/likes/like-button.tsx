import type { Post } from '@halved/shared/contract/posts';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { useShownCount } from '../../lib/server/early.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { useLike } from './use-like.ts';

/**
 * The like button, such as "14 felt this"; pressed if the viewer likes the post. Visitors are asked to log in
 * (docs/product.md §5). On a phone, where a frame would cover the words above, the heart alone is filled.
 */
export function LikeButton({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const like = useLike();
  const { isLiked } = post;
  const likesCount = useShownCount(post.likesCount);
  return (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={isLiked}
      data-like=""
      className={cx(
        'gap-1! px-1.5! font-medium! sm:gap-2! sm:px-3!',
        isLiked && 'sm:border-tide! sm:bg-calm!',
      )}
      onClick={() => void like(post)}
    >
      <Heart className={cx('size-4 shrink-0', isLiked && 'fill-current text-tide')} aria-hidden="true" />
      <span className={cx(likesCount > 0 && 'sr-only')}>{t(($) => $.like.like)}</span>
      {likesCount > 0 && <span>{t(($) => $.like.felt, { count: likesCount })}</span>}
    </Button>
  );
}
