import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../lib/rendering/after-paint.ts';
import { useShownCount } from '../../lib/server/early.ts';
import { useCommentsCount } from './comments-count.ts';
import { LazyThread, ThreadSkeleton } from './lazy-thread.tsx';
import type { ThreadProps } from './thread.tsx';

/** The comments on a post's own page. They are open from the start, but appear after the post itself. */
export function PostComments(props: ThreadProps) {
  const { t } = useTranslation('posts');
  const id = useId();
  const { post } = props;
  const painted = useAfterPaint();
  const number = useShownCount(useCommentsCount(post));
  if (post.publishedAt === null) return null;
  return (
    <section id="comments" aria-labelledby={id} tabIndex={-1} className="mt-9 scroll-mt-6 outline-none">
      <h2 id={id} className="mb-4 text-title">
        {number > 0 ? t(($) => $.card.comments, { number }) : t(($) => $.card.noComments)}
      </h2>
      {painted ? <LazyThread {...props} /> : <ThreadSkeleton />}
    </section>
  );
}
