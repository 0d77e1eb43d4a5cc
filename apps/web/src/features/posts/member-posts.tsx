import type { Post } from '@halved/shared/contract/posts';
import type { PublicProfile } from '@halved/shared/contract/users';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { nameOf } from '../../ui/user-card.tsx';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';
import { useMemberPosts } from './use-feeds.ts';

export interface MemberPostsProps {
  member: PublicProfile;
  own: boolean;
  viewerId: string | null;
  actions: (post: Post) => ReactNode;
}

/** The worries of one member that the viewer may see (decisions: "profile"). */
export function MemberPosts({ member, own, viewerId, actions }: MemberPostsProps) {
  const { t } = useTranslation('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pages, refresh } = useMemberPosts(member.id, own);
  const empty = own ? (
    <EmptyState
      title={t(($) => $.emptySelf)}
      action={<LinkButton to={links.feed}>{t(($) => $.emptySelfAction)}</LinkButton>}
    >
      {t(($) => $.emptySelfText)}
    </EmptyState>
  ) : (
    <EmptyState title={t(($) => $.emptyOther)}>
      {t(($) => $.emptyOtherText, { name: nameOf(member) })}
    </EmptyState>
  );
  return (
    <section className="mt-8">
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-title">
        {t(($) => $.worriesHeading)}
      </h2>
      <PostList
        pages={pages}
        empty={empty}
        onRefresh={() => void refresh()}
        card={(post) => (
          <PostCard
            post={post}
            viewerId={viewerId}
            heading="h3"
            actions={actions}
            onDeleted={() => heading.current?.focus()}
          />
        )}
      />
    </section>
  );
}
