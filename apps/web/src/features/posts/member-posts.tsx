import type { Post } from '@halved/shared/contract/posts';
import type { PublicProfile } from '@halved/shared/contract/users';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { PostList } from './post-list.tsx';
import { useMemberPosts } from './use-feeds.ts';

export interface MemberPostsProps {
  member: PublicProfile;
  own: boolean;
  /** Renders one post as a card. `onGone` is called when the card, and the focus inside it, have disappeared. */
  card: (post: Post, onGone: () => void) => ReactNode;
}

/** The posts of one member that the viewer may see (docs/product.md §15.7). */
export function MemberPosts({ member, own, card }: MemberPostsProps) {
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
    <section>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t(($) => $.tabs.worries)}
      </h2>
      <PostList
        pages={pages}
        empty={empty}
        onRefresh={() => void refresh()}
        card={(post) => card(post, () => heading.current?.focus())}
      />
    </section>
  );
}
