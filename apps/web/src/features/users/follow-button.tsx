import type { PublicProfile } from '@halved/shared/contract/users';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { useFollow } from './use-follow.ts';

/** Follow or Unfollow on a member's profile. It leads a visitor to the login, which leads back to the profile. */
export function FollowButton({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('people');
  const { status } = useSession();
  const follow = useFollow();
  const { isFollowing, username } = profile;
  const Icon = isFollowing ? UserMinus : UserPlus;
  const icon = <Icon className="size-5 shrink-0" aria-hidden="true" />;
  if (status === 'visitor') {
    return (
      <LinkButton variant="primary" to={links.loginThen(links.profile(username))}>
        {icon}
        {t(($) => $.loginToFollow)}
      </LinkButton>
    );
  }
  return (
    <Button variant={isFollowing ? 'secondary' : 'primary'} onClick={() => void follow(profile)}>
      {icon}
      {isFollowing ? t(($) => $.unfollow) : t(($) => $.follow)}
    </Button>
  );
}
