import type { PublicProfile } from '@halved/shared/contract/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/primitives/avatar.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { ProfileCounts } from './profile-counts.tsx';

export interface ProfileHeaderProps {
  profile: PublicProfile;
  /** Stands on one's own profile only (docs/product.md §1.6). */
  own: { email: string; emailVerified: boolean } | null;
  /** What can be done here: to follow somebody, to change one's own profile. */
  actions?: ReactNode;
}

/** Who somebody is: picture, @username, since when, bio, numbers (docs/product.md §1.6). The page says the name. */
export function ProfileHeader({ profile, own, actions }: ProfileHeaderProps) {
  const { t, i18n } = useTranslation('profile');
  const when = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' }).format(
    Date.parse(profile.createdAt),
  );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar src={profile.avatarUrl} size="large" />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">
            <bdi>@{profile.username}</bdi>
          </p>
          <p className="text-small text-muted">{t(($) => $.joined, { when })}</p>
          {own && (
            <p className="flex flex-wrap items-center gap-2 text-small">
              <bdi>{own.email}</bdi>
              {!own.emailVerified && <Chip>{t(($) => $.unverified)}</Chip>}
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1 sm:ms-auto">{actions}</div>}
      </div>
      {profile.bio && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {profile.bio}
        </p>
      )}
      <ProfileCounts profile={profile} />
    </div>
  );
}
