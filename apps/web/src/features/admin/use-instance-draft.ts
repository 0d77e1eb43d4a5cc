import type { InstanceSettings } from '@halved/shared/contract/instance';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyChecks } from '../../lib/forms/lazy-resolver.ts';
import { errorData } from '../../lib/server/api-error.ts';
import { loadInstance } from '../../lib/server/instance.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useFormDraft } from '../../lib/writing/form-draft.ts';
import type { Errors } from './errors-of.ts';
import { changesOf, draftOf, type InstanceDraft, storedDraft } from './instance-draft.ts';

// The validator is loaded after the first paint, because it is as large as the form.
const loadCheck = () => loadWhenAwake(() => import('./instance-check.ts'));

export interface InstanceFormState {
  draft: InstanceDraft;
  errors: Errors;
  change: (changes: Partial<InstanceDraft>) => void;
  changed: boolean;
  /** Removes the unsaved changes from the device, before the page is left without them. */
  discard: () => void;
  busy: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Counts the refused tries, so that the form can show the first error of each. */
  refusals: number;
}

const hasChanges = (changes: Partial<InstanceDraft>): boolean => Object.keys(changes).length > 0;

/** The form of the instance while it is edited, and how it is saved. Unsaved changes are kept on the device. */
export function useInstanceDraft(settings: InstanceSettings): InstanceFormState {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.instance.saveFailed));
  const utils = trpc.useUtils().admin;
  const [saved, setSaved] = useState(() => draftOf(settings));
  const formDraft = useFormDraft<InstanceDraft>('instance', storedDraft);
  const [draft, setDraft] = useState(() => ({ ...saved, ...formDraft.values }));
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(draft);
  const edit = (next: InstanceDraft, base: InstanceDraft) => {
    latest.current = next;
    setDraft(next);
    const changes = changesOf(next, base);
    formDraft.save(hasChanges(changes) ? changes : null);
  };
  useLazyChecks(loadCheck);
  const refuse = (found: Errors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const [busy, submit] = useSubmit(async () => {
    const sent = draft;
    try {
      const { input, errors: found } = (await loadCheck()).check(sent, saved);
      if (!input) {
        refuse(found);
        toast.error(t(($) => $.instance.check));
        return;
      }
      setErrors({});
      const stored = await api.admin.updateInstance.mutate(input);
      utils.instance.setData(undefined, stored);
      const current = draftOf(stored);
      setSaved(current);
      // What was typed while it was being saved stays.
      edit(latest.current === sent ? current : latest.current, current);
      toast.success(t(($) => $.instance.saved));
      void loadInstance();
    } catch (error) {
      const details = errorData(error)?.details ?? [];
      refuse(Object.fromEntries(details.map(({ path, message }) => [path, message])));
      showFailure(error);
    }
  });
  return {
    draft,
    errors,
    change: (changes) => edit({ ...latest.current, ...changes }, saved),
    changed: hasChanges(changesOf(draft, saved)),
    discard: formDraft.discard,
    busy,
    submit,
    refusals,
  };
}
