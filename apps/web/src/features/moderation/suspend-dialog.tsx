import { moderation } from '@halved/shared/contract/moderation';
import { limits } from '@halved/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { useDraft } from '../../lib/writing/use-draft.ts';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { SelectField } from '../../ui/composed/select-field.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { DateTimeInput } from '../../ui/primitives/date-time-input.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { CountedText } from './counted-text.tsx';
import { endOf, type SuspensionLength, suspensionLengths } from './suspension-length.ts';
import { type Suspendable, useSuspend } from './use-suspension.ts';

const Reason = moderation.suspend.input.shape.reason;

export interface SuspendDialogProps {
  member: Suspendable;
  onSuspended: () => void;
  onClose: () => void;
}

/** Explains what a suspension does, and asks for its reason and length. */
export function SuspendDialog({ member, onSuspended, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const message = useMessage();
  const reason = useDraft(`suspension:${member.id}`);
  const [length, setLength] = useState<SuspensionLength>('week');
  const [chosenDate, setChosenDate] = useState('');
  const [errors, setErrors] = useState<{ reason?: string | undefined; until?: string | undefined }>({});
  const sending = useSuspend(member);
  const whileOpen = useWhileMounted();
  const [busy, submit] = useSubmit(async () => {
    const parsedReason = z.safeParse(Reason, reason.text);
    const until = endOf(length, chosenDate);
    if (!parsedReason.success || until === null) {
      return setErrors({
        reason: parsedReason.error?.issues[0]?.message,
        until: until === null ? 'validation.suspensionInPast' : undefined,
      });
    }
    try {
      await sending.suspend({ reason: parsedReason.data, ...(until && { until }) });
    } catch {
      return;
    }
    reason.discard();
    onSuspended();
    whileOpen(onClose);
  });
  return (
    <Dialog
      open
      title={t(($) => $.suspend.title, { name: member.name })}
      closeLabel={common(($) => $.actions.close)}
      lead={<p>{t(($) => $.suspend.text)}</p>}
      onClose={onClose}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <CountedText
          label={t(($) => $.suspend.reason)}
          hint={t(($) => $.suspend.reasonHint)}
          error={message(errors.reason)}
          text={reason.text}
          max={limits.suspensionReasonMax}
          readOnly={busy}
          onChange={(text) => {
            setErrors({ ...errors, reason: undefined });
            reason.change(text);
          }}
        />
        <SelectField
          label={t(($) => $.suspend.length)}
          values={suspensionLengths}
          chosen={length}
          textOf={(option) => t(($) => $.suspend[option])}
          onChoose={setLength}
        />
        {length === 'date' && (
          <Field label={t(($) => $.suspend.until)} error={message(errors.until)}>
            {(control) => (
              <DateTimeInput
                {...control}
                min={new Date()}
                value={chosenDate}
                onChange={({ target }) => {
                  setErrors({ ...errors, until: undefined });
                  setChosenDate(target.value);
                }}
              />
            )}
          </Field>
        )}
        <DialogWaiting busy={busy} />
        <DialogFailure error={sending.error} failed={sending.failed} />
        <DialogButtons>
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? t(($) => $.suspend.submitting) : t(($) => $.suspend.submit)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
