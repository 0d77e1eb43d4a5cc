import type { Post } from '@halved/shared/contract/posts';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia, wideScreen } from '../../lib/device/media.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { links } from '../../links.ts';
import { EmptyState, LoginInvitation } from '../../ui/composed/empty-state.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import type { PrivacyFilter } from './feed-query.ts';
import { FeedSearch } from './feed-search.tsx';
import { FeedTools } from './feed-tools.tsx';
import { PostList } from './post-list.tsx';
import { type Feed, useAllFeed, useDiscoverFeed, useFollowingFeed } from './use-feeds.ts';

export interface PanelProps {
  /** The element for the tools of the list, beside the tabs. */
  toolbar: RefObject<Element | null>;
  card: (post: Post) => ReactNode;
}

interface FeedListProps extends PanelProps {
  feed: Feed;
  search?: ReactNode;
  isSearching?: boolean;
  startsOpen?: boolean;
  empty: ReactNode;
  filter?: { value: PrivacyFilter; onChange: (value: PrivacyFilter) => void };
}

function FeedList({
  feed,
  toolbar,
  card,
  empty,
  filter,
  search,
  isSearching = false,
  startsOpen = false,
}: FeedListProps) {
  const { pages, refresh } = feed;
  const refreshing = pages.isFetching && !pages.isFetchingNextPage && !pages.isPending;
  const fromTop = () => {
    window.scrollTo(0, 0);
    void refresh();
  };
  return (
    <>
      <FeedTools
        toolbar={toolbar}
        refreshing={refreshing}
        onRefresh={() => void refresh()}
        search={search}
        startsOpen={startsOpen}
        {...(filter && { filter })}
      />
      {/* What follows the list stays below the screen while other words are searched for. */}
      <div className={isSearching ? 'min-h-dvh' : undefined}>
        <PostList pages={pages} card={card} empty={empty} onRefresh={fromTop} />
      </div>
    </>
  );
}

export interface AllPanelProps extends PanelProps {
  privacy: PrivacyFilter;
  onPrivacy: (privacy: PrivacyFilter) => void;
  /** The words that are searched for; empty without a search. */
  q: string;
  onClearSearch: () => void;
  /** What to do when the feed is empty: share a post or sign up. */
  emptyHint: ReactNode;
  emptyAction: ReactNode;
}

/** The All Posts tab, with the search and the privacy filter. */
export function AllPanel({
  privacy,
  onPrivacy,
  q,
  onClearSearch,
  emptyHint,
  emptyAction,
  ...list
}: AllPanelProps) {
  const { t } = useTranslation('feed');
  // On a wide screen the search is beside the closed filter too.
  const wide = useMedia(wideScreen);
  const notFound = (
    <EmptyState
      title={t(($) => $.search.nothing)}
      action={<Button onClick={onClearSearch}>{t(($) => $.search.clear)}</Button>}
    >
      {t(($) => $.search.nothingText)}
    </EmptyState>
  );
  const unsearched =
    privacy === 'all' ? (
      <EmptyState title={t(($) => $.empty.all)} action={emptyAction}>
        {emptyHint}
      </EmptyState>
    ) : (
      <EmptyState
        title={t(($) => $.empty.filtered)}
        action={<Button onClick={() => onPrivacy('all')}>{t(($) => $.empty.showAll)}</Button>}
      >
        {t(($) => $.empty.filteredText)}
      </EmptyState>
    );
  return (
    <FeedList
      {...list}
      feed={useAllFeed(privacy, q)}
      empty={q ? notFound : unsearched}
      search={<FeedSearch />}
      isSearching={q !== ''}
      startsOpen={privacy !== 'all' || (q !== '' && !wide)}
      filter={{ value: privacy, onChange: onPrivacy }}
    />
  );
}

/** The Following tab for members. */
export function FollowingPanel(list: PanelProps) {
  const { t } = useTranslation('feed');
  const empty = (
    <EmptyState
      title={t(($) => $.empty.following)}
      action={<LinkButton to={links.feedTab('discover')}>{t(($) => $.empty.toDiscover)}</LinkButton>}
    >
      {t(($) => $.empty.followingText)}
    </EmptyState>
  );
  return <FeedList {...list} feed={useFollowingFeed()} empty={empty} />;
}

/** The Following tab as a visitor sees it (docs/product.md §15.4). */
export function FollowingForVisitors() {
  const { t } = useTranslation('feed');
  const { login } = useSignInLinks();
  return <LoginInvitation title={t(($) => $.followingLogin)} action={t(($) => $.visitor.logIn)} to={login} />;
}

/** The Discover tab. */
export function DiscoverPanel(list: PanelProps) {
  const { t } = useTranslation('feed');
  const empty = (
    <EmptyState
      title={t(($) => $.empty.discover)}
      action={<LinkButton to={links.feedTab('all')}>{t(($) => $.empty.toAll)}</LinkButton>}
    >
      {t(($) => $.empty.discoverText)}
    </EmptyState>
  );
  return <FeedList {...list} feed={useDiscoverFeed()} empty={empty} />;
}
