import type { User } from '@halved/shared/contract/users';
import { parseUrl } from '@halved/shared/parse-url';
import { useTranslation } from 'react-i18next';
import { UserCard } from '../../ui/composed/user-card.tsx';
import type { ProfileForm } from './profile-schema.ts';

export interface ProfilePreviewProps {
  user: User;
  values: ProfileForm;
  /** Whether the URL of the picture is still being typed. */
  typing: boolean;
}

/** The user card that others will see after saving, with the picture or the generic icon. */
export function ProfilePreview({ user, values, typing }: ProfilePreviewProps) {
  const { t } = useTranslation('profile');
  // The picture is not requested at every keystroke, and never from an invalid URL.
  const picture = parseUrl(values.avatarUrl)?.protocol === 'https:' ? values.avatarUrl : null;
  const avatarUrl = typing ? user.avatarUrl : picture;
  const { username } = user;
  const { displayName, bio } = values;
  return (
    <section
      aria-label={t(($) => $.form.preview)}
      className="grid gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-5"
    >
      <p className="text-small text-muted">{t(($) => $.form.preview)}</p>
      <UserCard user={{ username, displayName: displayName.trim() || null, avatarUrl, bio }} />
    </section>
  );
}
