import { InstanceInput, type InstanceSettings } from '@halved/shared/contract/instance';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { errorData } from '../../lib/server/api-error.ts';
import { loadInstance } from '../../lib/server/instance.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { useSubmit } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { type Errors, errorsOf } from './errors-of.ts';
import { draftOf, type InstanceDraft, inputOf } from './instance-draft.ts';

export interface InstanceFormState {
  draft: InstanceDraft;
  errors: Errors;
  change: (changes: Partial<InstanceDraft>) => void;
  changed: boolean;
  busy: boolean;
  submit: (event: SyntheticEvent) => void;
  /** Counts the refused tries, so that the form can show the first error of each. */
  refusals: number;
}

/** The form of the instance while it is edited, and how it is saved. */
export function useInstanceDraft(settings: InstanceSettings): InstanceFormState {
  const { t } = useTranslation('admin');
  const failure = useFailureText();
  const utils = trpc.useUtils().admin;
  const [saved, setSaved] = useState(() => draftOf(settings));
  const [draft, setDraft] = useState(saved);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const refuse = (found: Errors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const [busy, submit] = useSubmit(async () => {
    const sent = draft;
    const parsed = z.safeParse(InstanceInput, inputOf(sent));
    if (!parsed.success) {
      refuse(errorsOf(parsed.error.issues));
      toast.error(t(($) => $.instance.check));
      return;
    }
    setErrors({});
    try {
      const stored = await api.admin.updateInstance.mutate(parsed.data);
      utils.instance.setData(undefined, stored);
      setSaved(draftOf(stored));
      // What was typed while it was being saved stays.
      if (latest.current === sent) setDraft(draftOf(stored));
      toast.success(t(($) => $.instance.saved));
      void loadInstance();
    } catch (error) {
      const details = errorData(error)?.details ?? [];
      refuse(Object.fromEntries(details.map(({ path, message }) => [path, message])));
      toast.error(
        failure(
          error,
          t(($) => $.instance.saveFailed),
        ),
      );
    }
  });
  return {
    draft,
    errors,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    changed: JSON.stringify(draft) !== JSON.stringify(saved),
    busy,
    submit,
    refusals,
  };
}
