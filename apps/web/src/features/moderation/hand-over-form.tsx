import { type ModerationItem, moderation } from '@halved/shared/contract/moderation';
import { limits } from '@halved/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { api } from '../../lib/server/trpc.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useDraft } from '../../lib/writing/use-draft.ts';
import { FormButtons } from '../../ui/composed/form-buttons.tsx';
import { CountedText } from './counted-text.tsx';
import { nameOfItem } from './queue-view.ts';
import { cancelQueueFetches, replaceInQueue } from './use-queue.ts';

const Note = moderation.askSecondOpinion.input.shape.note;

export interface HandOverFormProps {
  item: ModerationItem;
  onDone: () => void;
  onCancel: () => void;
}

/** Hands an item to the other moderators, with a note for them if the moderator wants. */
export function HandOverForm({ item, onDone, onCancel }: HandOverFormProps) {
  const { t } = useTranslation('moderation');
  const message = useMessage();
  const showFailure = useShowFailure(t(($) => $.opinion.failed));
  const client = useQueryClient();
  const whileMounted = useWhileMounted();
  const draft = useDraft(`opinion:${nameOfItem(item)}`);
  const [error, setError] = useState<string>();
  const [busy, submit] = useSubmit(async () => {
    const note = z.safeParse(Note, draft.text);
    if (!note.success) return setError(note.error.issues[0]?.message);
    const { kind, id } = item;
    try {
      const changed = await api.moderation.askSecondOpinion.mutate({
        kind,
        id,
        ...(note.data && { note: note.data }),
      });
      await cancelQueueFetches(client);
      replaceInQueue(client, changed);
    } catch (refusal) {
      showFailure(refusal);
      return;
    }
    draft.discard();
    toast.success(t(($) => $.opinion.done));
    whileMounted(onDone);
  });
  return (
    <form noValidate className="grid gap-3 border-t border-hair pt-4" onSubmit={submit}>
      <p className="max-w-prose">{t(($) => $.opinion.lead)}</p>
      <CountedText
        label={t(($) => $.opinion.note)}
        hint={t(($) => $.opinion.noteHint)}
        error={message(error)}
        text={draft.text}
        max={limits.moderationNoteMax}
        autoFocus
        readOnly={busy}
        onChange={(text) => {
          setError(undefined);
          draft.change(text);
        }}
      />
      <FormButtons submitLabel={t(($) => $.opinion.submit)} busy={busy} onCancel={onCancel} />
    </form>
  );
}
