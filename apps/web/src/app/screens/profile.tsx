import type { PublicProfile } from '@halved/shared/contract/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { prefetchMemberPosts } from '../../features/posts/use-feeds.ts';
import { BlockedProfile } from '../../features/users/blocked-profile.tsx';
import { FollowButton } from '../../features/users/follow-button.tsx';
import { MemberMenu } from '../../features/users/member-menu.tsx';
import { ProfileHeader } from '../../features/users/profile-header.tsx';
import { ProfileNotFound } from '../../features/users/profile-not-found.tsx';
import { prefetchProfile, useProfile } from '../../features/users/use-profile.ts';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ProfileTabs, tabIn } from '../profile-tabs.tsx';
import type { Prefetch } from '../screens.ts';

export const prefetch: Prefetch = async (client, search, { username = '' }) => {
  const profile = await prefetchProfile(client, username);
  const showsPosts = profile && !profile.isSelf && !profile.isBlocked && tabIn(search) === 'worries';
  if (showsPosts) await prefetchMemberPosts(client, profile.id);
};

/** /profile/{username}, and /users/{username} as its alias (docs/product.md §15.7). */
export function Screen() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { username = '' } = useParams();
  useScrollMemory();
  const user = useUser();
  const [justBlocked, setJustBlocked] = useState(false);
  const query = useProfile(username);
  const { data: profile, error } = query;

  if (errorCode(error) === 'NOT_FOUND') return <ProfileNotFound />;
  if (profile?.isBlocked) {
    return (
      <Page title={`@${profile.username}`} heading={<bdi translate="no">@{profile.username}</bdi>}>
        <BlockedProfile profile={profile} takeFocus={justBlocked} />
      </Page>
    );
  }
  // The viewer's own profile needs the account of the session, so it is shown only after the session has loaded.
  if (profile && (user || !profile.isSelf)) {
    const name = nameOf(profile);
    return (
      <Page title={name} heading={<bdi translate="no">{name}</bdi>}>
        <ProfileHeader
          profile={profile}
          own={profile.isSelf ? user : null}
          actions={
            profile.isSelf ? (
              <OwnActions />
            ) : (
              <MemberActions profile={profile} onBlocked={() => setJustBlocked(true)} />
            )
          }
        />
        <ProfileTabs profile={profile} viewerId={user?.id ?? null} />
      </Page>
    );
  }
  return (
    <Page title={common(($) => $.titles.profile)} busy>
      {username === '' && (
        <EmptyState
          title={t(($) => $.usernameRequired)}
          action={<LinkButton to={links.home}>{common(($) => $.actions.goHome)}</LinkButton>}
        />
      )}
      {error !== null && <LoadFailed query={query} failed={t(($) => $.failed)} />}
      {username !== '' && !error && <Skeleton label={t(($) => $.loading)} />}
    </Page>
  );
}

function MemberActions({ profile, onBlocked }: { profile: PublicProfile; onBlocked: () => void }) {
  const { t } = useTranslation('people');
  const user = useUser();
  return (
    <>
      <FollowButton profile={profile} />
      {user && (
        <MemberMenu
          person={profile}
          label={t(($) => $.menu.label, { name: `@${profile.username}` })}
          onBlocked={onBlocked}
        />
      )}
    </>
  );
}

function OwnActions() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  return (
    <>
      <LinkButton size="small" to={links.editProfile}>
        {t(($) => $.edit)}
      </LinkButton>
      <LinkButton size="small" variant="quiet" to={links.blocked}>
        {common(($) => $.titles.blocked)}
      </LinkButton>
    </>
  );
}
