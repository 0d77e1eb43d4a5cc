import { type Fields, isFields } from '@halved/shared/fields';
import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';
import { useUser } from '../server/session.ts';
import { openDraft, otherDrafts, readDraft, writeDraft } from './drafts.ts';

/** The idempotency key and the body of the last submission, so that repeating the submission creates nothing twice. */
interface Attempt {
  key: string;
  body: string;
}

interface Saved {
  values: unknown;
  /** Whether another app shared the values. What is typed into the form becomes the member's own words. */
  isShared?: boolean;
  attempt?: Attempt;
}

function attemptIn({ attempt }: Fields): Attempt | null {
  if (!isFields(attempt)) return null;
  const { key, body } = attempt;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null;
}

// The stored value is checked by hand, because not every form has loaded the validator when it opens.
function parse(text: string | null): Saved | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    if (!isFields(saved) || !('values' in saved)) return null;
    const attempt = attemptIn(saved);
    return { values: saved.values, isShared: saved.isShared === true, ...(attempt && { attempt }) };
  } catch {
    return null;
  }
}

/** Validates a stored form, usually by a schema. */
export interface DraftSchema<Values> {
  safeParse: (saved: unknown) => { data?: Partial<Values> | undefined };
}

export interface FormDraft<Values> {
  /** The stored values, to be applied over the form's defaults. */
  values: Partial<Values>;
  restored: boolean;
  /** Whether the restored values are what another app shared. */
  isShared: boolean;
  /** The drafts of other tabs under the same name. The tabs may be closed by now. */
  others: readonly { slot: string; values: Partial<Values> }[];
  /** Removes one of the other drafts, after it was added to the form or discarded. */
  removeOther: (slot: string) => void;
  /** The draft as it is stored now. */
  read: () => Partial<Values>;
  /** Stores the form's values; removes the draft when `values` is null. */
  save: (values: Partial<Values> | null) => void;
  /** The Idempotency-Key for a body: the same one for the same body until `discard` (docs/product.md §3.3). */
  idempotencyKeyFor: (body: object) => string;
  /** Removes the draft, because it was sent or is not wanted any more. */
  discard: () => void;
}

/** The account's draft of a form on this device, under a name such as 'worry' (docs/product.md §10.4). */
export function useFormDraft<Values>(name: string, schema: DraftSchema<Values>): FormDraft<Values> {
  const accountId = useUser()?.id ?? null;
  const read = useCallback(
    (): Partial<Values> => schema.safeParse(parse(readDraft(accountId, name))?.values).data ?? {},
    [accountId, name, schema],
  );
  const [{ values, isShared }] = useState(() => {
    const isShared = parse(openDraft(accountId, name))?.isShared ?? false;
    return { values: read(), isShared };
  });
  const [others, setOthers] = useState(() =>
    otherDrafts(accountId, name).flatMap(({ slot, text }) => {
      const { data } = schema.safeParse(parse(text)?.values);
      return data ? [{ slot, values: data }] : [];
    }),
  );
  const removeOther = useCallback((slot: string) => {
    writeLocal(slot, null);
    setOthers((before) => before.filter((draft) => draft.slot !== slot));
  }, []);
  const write = useCallback(
    (saved: Saved | null) => writeDraft(accountId, name, saved && JSON.stringify(saved)),
    [accountId, name],
  );
  const save = useCallback(
    (next: Partial<Values> | null) => {
      const { attempt } = parse(readDraft(accountId, name)) ?? {};
      write(next && { values: next, ...(attempt && { attempt }) });
    },
    [accountId, name, write],
  );
  const idempotencyKeyFor = useCallback(
    (body: object) => {
      const text = JSON.stringify(body);
      const saved = parse(readDraft(accountId, name));
      if (saved?.attempt?.body === text) return saved.attempt.key;
      const attempt: Attempt = { key: newUuid(), body: text };
      write({ values: saved?.values ?? {}, attempt });
      return attempt.key;
    },
    [accountId, name, write],
  );
  const discard = useCallback(() => write(null), [write]);
  return {
    values,
    restored: Object.keys(values).length > 0,
    isShared,
    others,
    removeOther,
    read,
    save,
    idempotencyKeyFor,
    discard,
  };
}

/** Stores a form at every keystroke. Removes the draft instead when `worthKeeping` is false for the form's values. */
export function useSaveWhileTyping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: (values: Partial<Values> | null) => void,
  worthKeeping: (values: Values) => boolean,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save(worthKeeping(values) ? values : null),
      }),
    [form, save, worthKeeping],
  );
}
