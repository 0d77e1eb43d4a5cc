import { ReportWords } from '@halved/shared/contract/moderation-words';
import { limits } from '@halved/shared/limits';
import { type ReportReason, reportReasons } from '@halved/shared/report-reasons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { useFormDraft } from '../../lib/writing/form-draft.ts';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { RadioGroup } from '../../ui/primitives/radio-group.tsx';
import { CountedText } from './counted-text.tsx';
import { type Reported, useReport } from './use-report.ts';

const DraftValues = z.partial(z.object({ reason: z.enum(reportReasons), details: z.string() }));

export interface ReportDialogProps {
  subject: Reported;
  onClose: () => void;
}

interface ReportValues {
  reason: ReportReason;
  details: string;
}

/** Reports a post or a comment (docs/product.md §8.3). The draft is kept until the server has accepted it. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const message = useMessage();
  const formDraft = useFormDraft<ReportValues>(`report:${subject.kind}:${subject.id}`, DraftValues);
  const [typed, setTyped] = useState<ReportValues>({
    reason: reportReasons[0],
    details: '',
    ...formDraft.values,
  });
  const [error, setError] = useState<string>();
  const sending = useReport(subject);
  const whileOpen = useWhileMounted();
  const change = (changes: Partial<ReportValues>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    setError(undefined);
    formDraft.save(next.details.trim() ? next : null);
  };
  const [busy, submit] = useSubmit(async () => {
    const { reason, details } = typed;
    const checked = z.safeParse(ReportWords, { reason, ...(details.trim() && { details }) });
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    try {
      await sending.report(checked.data);
    } catch {
      return;
    }
    formDraft.discard();
    whileOpen(onClose);
  });
  const title = subject.kind === 'post' ? t(($) => $.report.titlePost) : t(($) => $.report.titleComment);
  return (
    <Dialog
      open
      title={title}
      closeLabel={common(($) => $.actions.close)}
      lead={
        <div className="grid gap-2 text-muted">
          <p>{t(($) => $.report.lead)}</p>
          <p>{t(($) => $.report.danger, { help: common(($) => $.shell.help) })}</p>
        </div>
      }
      onClose={onClose}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <RadioGroup
          legend={t(($) => $.report.reason)}
          name="reason"
          options={reportReasons.map((value) => ({ value, label: t(($) => $.reasons[value]) }))}
          chosen={typed.reason}
          onChange={({ target }) => {
            const reason = reportReasons.find((known) => known === target.value);
            if (reason) change({ reason });
          }}
        />
        <CountedText
          label={t(($) => $.report.details)}
          hint={t(($) => $.report.detailsHint)}
          error={message(error)}
          text={typed.details}
          max={limits.reportDetailsMax}
          readOnly={busy}
          onChange={(details) => change({ details })}
        />
        {formDraft.restored && typed.details === formDraft.values.details && (
          <p role="status" className="text-small text-muted">
            {t(($) => $.report.restored)}
          </p>
        )}
        <DialogWaiting busy={busy} />
        <DialogFailure error={sending.error} failed={sending.failed} />
        <DialogButtons>
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? t(($) => $.report.submitting) : t(($) => $.report.submit)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
