import type { Post } from '@halved/shared/contract/posts';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  AllPanel,
  DiscoverPanel,
  FollowingForVisitors,
  FollowingPanel,
} from '../../features/posts/feed-panels.tsx';
import {
  type FeedQuery,
  offeredTabs,
  readFeedQuery,
  writeFeedQuery,
} from '../../features/posts/feed-query.ts';
import { SharePlace, SharePost } from '../../features/posts/share-post.tsx';
import { isShared } from '../../features/posts/shared-text.ts';
import { prefetchFeed } from '../../features/posts/use-feeds.ts';
import { useMedia, wideScreen } from '../../lib/device/media.ts';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { lazyPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import { useEarly } from '../../lib/server/early.ts';
import { useSession, useUser } from '../../lib/server/session.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Tabs } from '../../ui/primitives/tabs.tsx';
import { ComposedPostCard } from '../composed-post-card.tsx';
import type { Prefetch } from '../screens.ts';
import { Writing } from '../writing.tsx';

export const prefetch: Prefetch = async (client, search) => {
  const { tab, privacy, q } = readFeedQuery(new URLSearchParams(search));
  if (tab === 'all' && privacy === 'all' && !q) await prefetchFeed(client);
};

// Only those who try the keys early load them.
const FeedKeys = lazyPart(
  withTexts(() => import('../../features/early-access/feed-keys.tsx'), ['early']),
  (part) => part.FeedKeys,
);

// Only what another app shared loads it.
const TakeShared = lazyPart(
  () => import('../../features/posts/take-shared.ts'),
  (part) => part.TakeShared,
);

/**
 * /feed (docs/product.md §15.4): the form to share, the three lists, and for visitors the links to sign up and log in.
 */
export function Screen() {
  const { t } = useTranslation('feed');
  const { t: common } = useTranslation();
  const { status } = useSession();
  const user = useUser();
  const visitor = status === 'visitor';
  const [params, setParams] = useSearchParams();
  const query = readFeedQuery(params);
  const list = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const { register } = useSignInLinks();
  // On a phone the first screen is for worries: its bar has Login and Sign Up, and the invitation follows the list.
  const wide = useMedia(wideScreen);
  const hasKeys = useEarly('feed_keys');
  // The form opens after the shared words have been kept as its draft.
  const shared = isShared(params);
  useScrollMemory();

  const show = (change: Partial<FeedQuery>) =>
    setParams(writeFeedQuery(params, { ...query, ...change }), { replace: true });
  const card = (post: Post) => (
    <ComposedPostCard post={post} viewerId={user?.id ?? null} onDeleted={() => list.current?.focus()} />
  );

  return (
    <Page title={common(($) => $.titles.feed)} heading={t(($) => $.heading)} lead={t(($) => $.tagline)}>
      {shared && status !== 'loading' && (
        <Suspense>
          <TakeShared accountId={user?.id ?? null} />
        </Suspense>
      )}
      {user && (
        <Writing>
          <SharePost
            user={user}
            open={query.share && !shared}
            onOpen={() => show({ share: true })}
            onClose={() => show({ share: false })}
          />
        </Writing>
      )}
      {/* Reserves the space of the form or its button until the account is known. */}
      {status === 'loading' && (query.share ? <SharePlace /> : <div className="hidden h-11 md:block" />)}
      {visitor && wide && <VisitorPrompt />}
      {hasKeys && (
        <div className="mt-4 hidden min-h-7 md:block">
          <Suspense>
            <FeedKeys list={list} />
          </Suspense>
        </div>
      )}
      <div ref={list} tabIndex={-1} className="-mt-1.5 outline-none md:mt-7">
        <Tabs
          label={t(($) => $.tabs.label)}
          value={query.tab}
          tabs={offeredTabs(query.tab, visitor).map((tab) => ({ value: tab, label: t(($) => $.tabs[tab]) }))}
          onChange={(tab) => show({ tab })}
          beside={<div ref={toolbar} className="-me-2 flex sm:me-0" />}
        >
          {query.tab === 'all' && (
            <AllPanel
              toolbar={toolbar}
              card={card}
              privacy={query.privacy}
              onPrivacy={(privacy) => show({ privacy })}
              q={query.q}
              onClearSearch={() => show({ q: '' })}
              emptyHint={user ? t(($) => $.empty.allMember) : t(($) => $.empty.allVisitor)}
              emptyAction={
                user ? (
                  <Button onClick={() => show({ share: true })}>{t(($) => $.share)}</Button>
                ) : (
                  <LinkButton to={register}>{t(($) => $.visitor.signUp)}</LinkButton>
                )
              }
            />
          )}
          {query.tab === 'following' &&
            (visitor ? <FollowingForVisitors /> : <FollowingPanel {...{ toolbar, card }} />)}
          {query.tab === 'discover' && <DiscoverPanel {...{ toolbar, card }} />}
        </Tabs>
      </div>
      {visitor && !wide && <VisitorPrompt />}
    </Page>
  );
}

/** Invites a visitor to sign up or log in (docs/product.md §15.4). */
function VisitorPrompt() {
  const { t } = useTranslation('feed');
  const { login, register } = useSignInLinks();
  return (
    <Notice>
      <p>{t(($) => $.visitor.text)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to={register}>
          {t(($) => $.visitor.signUp)}
        </LinkButton>
        <LinkButton to={login}>{t(($) => $.visitor.logIn)}</LinkButton>
      </div>
    </Notice>
  );
}
