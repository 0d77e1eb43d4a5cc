import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CommunityAside } from '../../features/community/community-aside.tsx';
import { CommunityStats } from '../../features/community/community-stats.tsx';
import { RecentPostsPanel } from '../../features/community/recent-posts-panel.tsx';
import { useMembers } from '../../features/community/use-members.ts';
import { MemberMenu } from '../../features/users/member-menu.tsx';
import { PeopleList } from '../../features/users/people-list.tsx';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Tabs } from '../../ui/primitives/tabs.tsx';
import { ComposedPostCard } from '../composed-post-card.tsx';
import { exists } from '../routes.ts';

/** /community (docs/product.md §15.9): the numbers, the latest posts, and the members. */
export function Screen() {
  const { t } = useTranslation('community');
  const { t: common } = useTranslation();
  const session = useSession();
  const title = common(($) => $.titles.community);
  if (session.status === 'visitor') return <Invitation title={title} />;
  return (
    <Page title={title} lead={t(($) => $.lead)} width="wide">
      {session.status === 'member' ? (
        <Community viewerId={session.user.id} />
      ) : (
        <Skeleton label={t(($) => $.loading)} />
      )}
    </Page>
  );
}

function Invitation({ title }: { title: string }) {
  const { t } = useTranslation('community');
  const { login, register } = useSignInLinks();
  return (
    <Page title={title} heading={t(($) => $.visitor.title)}>
      <div className="grid gap-6">
        <p className="max-w-prose text-large text-muted">{t(($) => $.visitor.text)}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" size="large" to={register}>
            {t(($) => $.visitor.signUp)}
          </LinkButton>
          <LinkButton size="large" to={login}>
            {t(($) => $.visitor.logIn)}
          </LinkButton>
          <LinkButton variant="quiet" size="large" to={links.guidelines}>
            {t(($) => $.guidelines.heading)}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

function Community({ viewerId }: { viewerId: string }) {
  const { t } = useTranslation('community');
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'members' ? 'members' : 'posts';
  const tabs = useRef<HTMLDivElement>(null);
  useScrollMemory();
  return (
    <div className="grid gap-8">
      <CommunityStats />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div ref={tabs} tabIndex={-1} className="min-w-0 outline-none">
          <Tabs
            label={t(($) => $.tabs.label)}
            value={tab}
            tabs={[
              { value: 'posts', label: t(($) => $.tabs.posts) },
              { value: 'members', label: t(($) => $.tabs.members) },
            ]}
            onChange={(next) => setParams(next === 'posts' ? {} : { tab: next }, { replace: true })}
          >
            {tab === 'posts' ? (
              <RecentPostsPanel
                card={(post) => (
                  <ComposedPostCard post={post} viewerId={viewerId} onDeleted={() => tabs.current?.focus()} />
                )}
              />
            ) : (
              <Members viewerId={viewerId} onGone={() => tabs.current?.focus()} />
            )}
          </Tabs>
        </div>
        <CommunityAside support={<Support />} />
      </div>
    </div>
  );
}

function Members({ viewerId, onGone }: { viewerId: string; onGone: () => void }) {
  const { t } = useTranslation('community');
  const { t: people } = useTranslation('people');
  return (
    <PeopleList
      pages={useMembers()}
      to={(person) => links.profile(person.username)}
      action={(person) =>
        person.id !== viewerId && (
          <MemberMenu
            person={person}
            label={people(($) => $.menu.label, { name: `@${person.username}` })}
            onBlocked={onGone}
          />
        )
      }
      empty={
        <EmptyState
          title={t(($) => $.members.empty)}
          action={<LinkButton to={links.feed}>{t(($) => $.members.toFeed)}</LinkButton>}
        >
          {t(($) => $.members.emptyText)}
        </EmptyState>
      }
    />
  );
}

function Support() {
  const { t } = useTranslation('community');
  if (exists(links.resources)) {
    return <LinkButton to={links.resources}>{t(($) => $.support.resources)}</LinkButton>;
  }
  return <LinkButton to={links.help}>{t(($) => $.support.help)}</LinkButton>;
}
