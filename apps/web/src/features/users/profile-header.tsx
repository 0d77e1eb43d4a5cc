import type { PublicProfile } from '@halved/shared/contract/users';
import { dateFormat } from '@halved/shared/formats';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/primitives/avatar.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { ProfileCounts } from './profile-counts.tsx';

export interface ProfileHeaderProps {
  profile: PublicProfile;
  /** The email address, shown only on one's own profile; null on any other profile (docs/product.md §1.6). */
  own: { email: string; emailVerified: boolean } | null;
  /** The actions of the profile: following its member, or editing one's own. */
  actions?: ReactNode;
}

/**
 * A member's picture, @username, date of joining, bio and numbers (docs/product.md §1.6). The page's heading is the
 * name.
 */
export function ProfileHeader({ profile, own, actions }: ProfileHeaderProps) {
  const { t, i18n } = useTranslation('profile');
  const joined = dateFormat(i18n.language, { month: 'long', year: 'numeric' }).format(
    Date.parse(profile.createdAt),
  );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar src={profile.avatarUrl} size="large" />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">
            <bdi translate="no">@{profile.username}</bdi>
          </p>
          <p className="text-small text-muted">{t(($) => $.joined, { when: joined })}</p>
          {own && (
            <p className="flex flex-wrap items-center gap-2 text-small">
              <bdi translate="no">{own.email}</bdi>
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
