import type { User } from '@halved/shared/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { patchProfile } from '../../lib/cache/people-cache.ts';
import { replaceValues, useAccountSync } from '../../lib/forms/account-form.ts';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { replaceUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import {
  hasProfileChanges,
  profileChanges,
  profileDraftSchema,
  profileFields,
  profileOf,
} from './profile-form.ts';
import type { ProfileForm } from './profile-schema.ts';

const load = async () => (await import('./profile-schema.ts')).resolver;

export interface EditedProfile {
  form: UseFormReturn<ProfileForm>;
  /** Whether there are unsaved changes. */
  changed: boolean;
  saving: boolean;
  /** Whether the request is under way. The form cannot be edited meanwhile. */
  sending: boolean;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  discard: () => void;
}

/** The form of one's own profile. The draft is kept on this device until it is saved or discarded. */
export function useEditProfile(user: User, onSaved: (user: User) => void): EditedProfile {
  const { t } = useTranslation('profile');
  const showFailure = useShowFailure(t(($) => $.form.failed));
  const client = useQueryClient();
  const formDraft = useFormDraft<ProfileForm>('profile', profileDraftSchema);
  const form = useForm<ProfileForm>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: { ...profileOf(user), ...formDraft.values },
  });
  const saveDraft = useCallback(
    (values: Partial<ProfileForm> | null) =>
      formDraft.save(values && profileChanges({ ...profileOf(user), ...values }, user)),
    [formDraft.save, user],
  );
  const isChanged = useCallback((values: ProfileForm) => hasProfileChanges(values, user), [user]);
  useSaveWhileTyping(form, saveDraft, isChanged);
  useAccountSync(form, user, profileOf);
  const update = trpc.auth.updateProfile.useMutation();
  const whileMounted = useWhileMounted();
  const discard = () => {
    replaceValues(form, profileOf(user));
    formDraft.discard();
  };

  const submit = form.handleSubmit(async (checked) => {
    const changes = profileChanges(checked, user);
    // Spaces around a text do not count as a change.
    if (Object.keys(changes).length === 0) return discard();
    try {
      const updated = await update.mutateAsync(changes);
      replaceValues(form, profileOf(updated));
      formDraft.discard();
      replaceUser(updated);
      const { displayName, bio, avatarUrl } = updated;
      patchProfile(client, updated.id, (profile) => ({ ...profile, displayName, bio, avatarUrl }));
      // The name and the picture may appear in any cached data.
      void client.invalidateQueries({ refetchType: 'none' });
      toast.success(t(($) => $.form.success));
      whileMounted(() => onSaved(updated));
    } catch (error) {
      showFieldErrors(form, profileFields, error);
      showFailure(error);
    }
  });
  const { isSubmitting } = form.formState;
  const changed = isChanged(form.watch());
  return { form, changed, saving: isSubmitting, sending: update.isPending, submit, discard };
}
