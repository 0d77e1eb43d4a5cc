import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.ts';
import { useRelativeTime } from '../../lib/texts/relative-time.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { ErrorState } from '../../ui/composed/error-state.tsx';
import { HalfDisc, type HalfDiscState } from '../../ui/primitives/half-disc.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

/** The number of posts in the list, the same as on the dashboard. */
const maxPosts = 5;

interface PostState {
  publishedAt: string | null;
  isResolved: boolean;
}

const stateOf = ({ publishedAt, isResolved }: PostState): HalfDiscState => {
  if (!publishedAt) return 'empty';
  return isResolved ? 'full' : 'half';
};

const stateText = { empty: 'draft', half: 'shared', full: 'resolved' } as const;

/** The member's own latest posts, or an invitation to share the first one. */
export function RecentActivity({ userId }: { userId: string }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const relative = useRelativeTime();
  const query = trpc.posts.byUser.useQuery({ userId, limit: maxPosts, includeScheduled: true });
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        message={t(($) => $.member.activityFailed)}
        retryLabel={common(($) => $.actions.tryAgain)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton label={t(($) => $.member.activityLoading)} count={2} lines={2} />
    );
  }
  if (query.data.posts.length === 0) return <EmptyState title={t(($) => $.member.activityEmpty)} />;
  return (
    <ul className="grid gap-1">
      {query.data.posts.map((post) => (
        <li key={post.id} className="border-b border-hair">
          <Link to={links.post(post.id)} className="flex items-start gap-4 py-4 no-underline hover:bg-calm">
            <HalfDisc state={stateOf(post)} className="mt-1 size-6" />
            <span className="grid min-w-0 gap-1">
              <span
                dir="auto"
                lang={post.language ?? undefined}
                className="line-clamp-2 font-voice text-large leading-snug"
              >
                {post.shortContent}
              </span>
              <span className="text-small text-muted">
                {common(($) => $.state[stateText[stateOf(post)]])}
                {' · '}
                {relative(post.publishedAt ?? post.createdAt)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
