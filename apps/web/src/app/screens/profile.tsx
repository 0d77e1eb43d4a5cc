import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LikeButton } from '../../features/likes/like-button.tsx';
import { MemberPosts } from '../../features/posts/member-posts.tsx';
import { ProfileHeader } from '../../features/users/profile-header.tsx';
import { errorCode } from '../../lib/api-error.ts';
import { useFailureText } from '../../lib/failure-text.ts';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { nameOf } from '../../ui/user-card.tsx';

/** /profile/{username}, and /users/{username} as its alias (spec 1 §2, decisions). */
export function Screen() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { username = '' } = useParams();
  useScrollMemory();
  const user = useUser();
  const failure = useFailureText();
  const query = trpc.users.profile.useQuery({ username }, { enabled: username !== '' });
  const { data: profile, error } = query;

  if (errorCode(error) === 'NOT_FOUND') {
    return (
      <Page title={t(($) => $.notFound)}>
        <EmptyState
          title={t(($) => $.notFoundText)}
          action={<LinkButton to={links.home}>{common(($) => $.actions.goHome)}</LinkButton>}
        />
      </Page>
    );
  }
  if (profile) {
    const name = nameOf(profile);
    return (
      <Page title={name} heading={<bdi>{name}</bdi>}>
        <ProfileHeader profile={profile} own={profile.isSelf ? user : null} />
        <MemberPosts
          member={profile}
          own={profile.isSelf}
          viewerId={user?.id ?? null}
          actions={(post) => <LikeButton post={post} />}
        />
      </Page>
    );
  }
  return (
    <Page title={common(($) => $.titles.profile)}>
      {username === '' && (
        <EmptyState
          title={t(($) => $.usernameRequired)}
          action={<LinkButton to={links.home}>{common(($) => $.actions.goHome)}</LinkButton>}
        />
      )}
      {error && (
        <ErrorState
          message={failure(
            error,
            t(($) => $.failed),
          )}
          retryLabel={common(($) => $.actions.tryAgain)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {username !== '' && !error && <Skeleton label={t(($) => $.loading)} />}
    </Page>
  );
}
