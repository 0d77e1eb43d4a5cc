import type { User } from '@halved/shared/contract/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../lib/navigation/leave-guard.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { useEditProfile } from './use-edit-profile.ts';

export interface EditProfileProps {
  user: User;
  onSaved: (user: User) => void;
}

/** Edits one's own profile, and asks before it is left with unsaved changes (docs/product.md §10.4). */
export function EditProfile({ user, onSaved }: EditProfileProps) {
  const { t } = useTranslation('profile');
  const { form, changed, saving, sending, submit, discard } = useEditProfile(user, onSaved);
  const guard = useLeaveGuard(changed && !saving);
  const [typing, setTyping] = useState(false);
  const { isValid } = form.formState;
  const inPicture = ({ target }: React.FocusEvent<HTMLFormElement>) => target.name === 'avatarUrl';
  return (
    <>
      <form
        noValidate
        aria-label={t(($) => $.edit)}
        className="grid gap-6"
        onSubmit={submit}
        onFocus={(event) => setTyping(inPicture(event))}
        onBlur={() => setTyping(false)}
      >
        <ProfilePreview user={user} values={form.watch()} typing={typing} />
        <fieldset role="presentation" disabled={sending} className="grid gap-5">
          <ProfileFields form={form} />
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="large" busy={saving} inactive={!changed || !isValid}>
            {saving ? t(($) => $.form.saving) : t(($) => $.form.save)}
          </Button>
          {changed && !saving && (
            <Button variant="quiet" onClick={discard}>
              {t(($) => $.form.discard)}
            </Button>
          )}
          <p role="status" className="text-small text-muted">
            {changed ? t(($) => $.form.unsaved) : t(($) => $.form.unchanged)}
          </p>
        </div>
      </form>
      <ConfirmDialog
        open={guard.isAsking}
        title={t(($) => $.form.leaveTitle)}
        confirmLabel={t(($) => $.form.leave)}
        cancelLabel={t(($) => $.form.stay)}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        <p>{t(($) => $.form.leaveText)}</p>
      </ConfirmDialog>
    </>
  );
}
