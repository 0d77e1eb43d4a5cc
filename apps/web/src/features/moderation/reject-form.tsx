import { moderation } from '@halved/shared/contract/moderation';
import { limits } from '@halved/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { useDraft } from '../../lib/writing/use-draft.ts';
import { FormButtons } from '../../ui/composed/form-buttons.tsx';
import { CountedText } from './counted-text.tsx';

const Note = moderation.decide.input.shape.note;

export interface RejectFormProps {
  /** The key of the rejected item. */
  name: string;
  label: string;
  onReject: (note: string, onAccepted: () => void) => void;
  onCancel: () => void;
}

/** The reason for a rejection, for the log. It is optional. */
export function RejectForm({ name, label, onReject, onCancel }: RejectFormProps) {
  const { t } = useTranslation('moderation');
  const message = useMessage();
  const note = useDraft(`note:${name}`);
  const [error, setError] = useState<string>();
  const [, submit] = useSubmit(async () => {
    const checked = z.safeParse(Note, note.text);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    onReject(checked.data ?? '', note.discard);
  });
  return (
    <form noValidate className="grid gap-3 border-t border-hair pt-4" onSubmit={submit}>
      <CountedText
        label={t(($) => $.decide.note)}
        hint={t(($) => $.decide.noteHint)}
        error={message(error)}
        text={note.text}
        max={limits.moderationNoteMax}
        autoFocus
        onChange={(text) => {
          setError(undefined);
          note.change(text);
        }}
      />
      <FormButtons submitLabel={label} variant="danger" onCancel={onCancel} />
    </form>
  );
}
