import { InviteInput } from '@halved/shared/contract/invites';
import { dayMs } from '@halved/shared/durations';
import { limits } from '@halved/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { api } from '../../lib/server/trpc.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { SelectField } from '../../ui/composed/select-field.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import { type Errors, errorsOf } from './errors-of.ts';
import type { MadeInvite } from './new-invite.tsx';

/** How many days an invitation can be used; `never` has no end. */
const lengths = ['7', '30', '90', 'never'] as const;
type Length = (typeof lengths)[number];

const endOf = (length: Length): string | null =>
  length === 'never' ? null : new Date(Date.now() + Number(length) * dayMs).toISOString();

export interface InviteFormProps {
  /** Whether the form takes the focus, because it replaces the button that asked for it. */
  takeFocus: boolean;
  onMade: (invite: MadeInvite) => void;
}

/** Makes an invitation: a note for the admins, how many people it is for, and how long it can be used. */
export function InviteForm({ takeFocus, onMade }: InviteFormProps) {
  const { t } = useTranslation('admin');
  const message = useMessage();
  const showFailure = useShowFailure(t(($) => $.invites.makeFailed));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeFocus) first.current?.focus();
  }, [takeFocus]);
  const [note, setNote] = useState('');
  const [uses, setUses] = useState('1');
  const [length, setLength] = useState<Length>('7');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, submit] = useSubmit(async () => {
    const input = { note, uses: uses.trim() === '' ? Number.NaN : Number(uses), expiresAt: endOf(length) };
    const parsed = z.safeParse(InviteInput, input);
    if (!parsed.success) return setErrors(errorsOf(parsed.error.issues));
    setErrors({});
    try {
      onMade(await api.admin.createInvite.mutate(parsed.data));
    } catch (error) {
      showFailure(error);
    }
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        label={t(($) => $.invites.note)}
        hint={t(($) => $.invites.noteHint)}
        error={message(errors.note)}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={first}
            dir="auto"
            value={note}
            maxLength={limits.inviteNoteMax * 2}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t(($) => $.invites.uses)} error={message(errors.uses)}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={limits.inviteUsesMax}
              value={uses}
              onChange={({ target }) => setUses(target.value)}
            />
          )}
        </Field>
        <SelectField
          label={t(($) => $.invites.length)}
          error={message(errors.expiresAt)}
          values={lengths}
          chosen={length}
          textOf={(option) => t(($) => $.invites.lengths[option])}
          onChoose={setLength}
        />
      </div>
      <Button type="submit" variant="primary" className="justify-self-start" busy={busy}>
        {t(($) => $.invites.submit)}
      </Button>
    </form>
  );
}
