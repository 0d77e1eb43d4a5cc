import { AnalysisLink } from '../features/analysis/analysis-link.tsx';
import { CommentsButton } from '../features/comments/comments-button.tsx';
import { LazyThread } from '../features/comments/lazy-thread.tsx';
import { useDiscussion } from '../features/comments/use-discussion.ts';
import { LikeButton } from '../features/likes/like-button.tsx';
import { PostCard, type PostCardProps } from '../features/posts/post-card.tsx';
import { Resolving } from '../features/resolutions/resolving.tsx';
import { AuthorMenu } from './author-menu.tsx';
import { reportComment } from './report-comment.tsx';
import { Writing } from './writing.tsx';

/** A post as every list shows it: with its like button and its comments. */
export function ComposedPostCard(
  props: Omit<PostCardProps, 'actions' | 'below' | 'full' | 'pages' | 'resolving'>,
) {
  const { id, open, toggle } = useDiscussion(props.post.id);
  return (
    <Writing postId={props.post.id}>
      <PostCard
        {...props}
        pages={(post) => <AnalysisLink post={post} />}
        menu={(post) => <AuthorMenu post={post} onBlocked={props.onDeleted} />}
        actions={(post) => (
          <>
            <CommentsButton post={post} open={open} controls={id} onToggle={toggle} />
            <LikeButton post={post} />
          </>
        )}
        resolving={(chosen) => <Resolving {...chosen} />}
        below={(post) => (
          <div id={id} hidden={!open} className="mt-4 border-t border-hair pt-4">
            {open && <LazyThread post={post} report={reportComment} />}
          </div>
        )}
      />
    </Writing>
  );
}
