import type { User } from '@halved/shared/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mergeAccountChange, replaceValues, useAccountSync } from '../../lib/forms/account-form.ts';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { replaceUser } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { changesOf, hasChanges, settingsDraftSchema, settingsFields, settingsOf } from './settings-form.ts';
import type { SettingsForm } from './settings-schema.ts';

const load = async () => (await import('./settings-schema.ts')).resolver;

export interface Settings {
  form: UseFormReturn<SettingsForm>;
  /** Whether there are unsaved changes. */
  changed: boolean;
  saving: boolean;
  /** Validates and saves. Resolves with whether everything was saved. */
  save: () => Promise<boolean>;
  discard: () => void;
}

/**
 * The form of the settings. Unsaved changes are kept on the device, and one request saves them all (docs/product.md
 * §10.4).
 */
export function useSettings(user: User): Settings {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const formDraft = useFormDraft<SettingsForm>('settings', settingsDraftSchema);
  const form = useForm<SettingsForm>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: { ...settingsOf(user), ...formDraft.values },
  });
  const saveDraft = useCallback(
    (values: Partial<SettingsForm> | null) =>
      formDraft.save(values && changesOf({ ...settingsOf(user), ...values }, user)),
    [formDraft.save, user],
  );
  const isChanged = useCallback((values: SettingsForm) => hasChanges(values, user), [user]);
  useSaveWhileTyping(form, saveDraft, isChanged);
  useAccountSync(form, user, settingsOf);
  const changed = isChanged(form.watch());
  const { isSubmitting } = form.formState;

  const show = (values: SettingsForm, updated: User) => {
    replaceValues(form, values);
    formDraft.save(hasChanges(values, updated) ? changesOf(values, updated) : null);
  };
  const send = async (checked: SettingsForm) => {
    const submitted = form.getValues();
    const changes = changesOf(checked, user);
    const updated = hasChanges(checked, user) ? await api.auth.updateProfile.mutate(changes) : user;
    show(mergeAccountChange(form.getValues(), submitted, settingsOf(updated)), updated);
    if (updated === user) return;
    replaceUser(updated);
    // The name may appear in any cached data.
    void client.invalidateQueries({ refetchType: 'none' });
  };
  const save = async (): Promise<boolean> => {
    let saved = false;
    await form.handleSubmit(async (checked) => {
      try {
        await send(checked);
        saved = true;
        toast.success(t(($) => $.save.done));
      } catch (error) {
        showFieldErrors(form, settingsFields, error);
        toast.error(t(($) => $.save.failed));
      }
    })();
    return saved;
  };
  const discard = () => show(settingsOf(user), user);
  return { form, changed, saving: isSubmitting, save, discard };
}
