import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenPosts } from '../../lib/cache/hidden-posts.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { log } from '../../lib/state/log.ts';
import { useStore } from '../../lib/state/store.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { recentOf } from './recent-posts.ts';

/** The latest posts of the community. A failure is only logged, and shows as an empty list (docs/product.md §12.2). */
export function RecentPostsPanel({ card }: { card: (post: Post) => ReactNode }) {
  const { t } = useTranslation('community');
  const { data, error, isPending } = trpc.posts.list.useQuery({ limit: limits.communityPosts.fetched });
  const hidden = useStore(hiddenPosts);
  useEffect(() => {
    if (error) log('The recent posts could not be loaded', error);
  }, [error]);
  if (isPending) return <Skeleton label={t(($) => $.posts.loading)} count={3} />;
  const posts = recentOf(data?.posts.filter(({ id }) => !hidden.has(id)) ?? []);
  if (posts.length === 0) {
    return (
      <EmptyState
        title={t(($) => $.posts.empty)}
        action={
          <LinkButton variant="primary" to={links.share}>
            {t(($) => $.posts.share)}
          </LinkButton>
        }
      >
        {t(($) => $.posts.emptyText)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-5">
        {posts.map((post) => (
          <li key={post.id}>{card(post)}</li>
        ))}
      </ul>
      <LinkButton to={links.feed} className="mt-6">
        {t(($) => $.posts.all)}
      </LinkButton>
    </>
  );
}
