import type { User } from '@halved/shared/contract/users';
import { useTranslation } from 'react-i18next';
import { UserCard } from '../../ui/composed/user-card.tsx';
import type { ProfileForm } from './profile-schema.ts';

export interface ProfilePreviewProps {
  user: User;
  values: ProfileForm;
  /** Somebody is still writing the address of the picture. */
  typing: boolean;
}

/** How others will see what stands in the form: on a card, with the picture or the generic icon. */
export function ProfilePreview({ user, values, typing }: ProfilePreviewProps) {
  const { t } = useTranslation('profile');
  // Asked for neither at every keystroke nor from where it cannot be.
  const picture = URL.parse(values.avatarUrl)?.protocol === 'https:' ? values.avatarUrl : null;
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
