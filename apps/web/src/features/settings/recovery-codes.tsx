import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/files/download.ts';
import { useLeaveGuard } from '../../lib/navigation/leave-guard.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { CopyButton } from '../../ui/composed/copy-button.tsx';
import { PrintButton } from '../../ui/composed/print-button.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';

export interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/**
 * The last step of the set-up: the recovery codes, which are shown only now, with ways to keep them. Whoever leaves
 * before saying that they are kept is asked.
 */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('settings');
  const [kept, setKept] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const guard = useLeaveGuard(!kept, false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t(($) => $.recovery.fileTitle, { name: username });
  const text = [title, '', ...codes, ''].join('\n');
  const download = () =>
    saveFile({ name: 'halved-recovery-codes.txt', content: new Blob([text], { type: 'text/plain' }) });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h3 ref={heading} tabIndex={-1} className="text-large outline-none">
          {t(($) => $.recovery.title)}
        </h3>
        <p className="max-w-prose">{t(($) => $.recovery.lead)}</p>
      </div>
      <div data-print-alone="" className="grid gap-2">
        <p className="hidden font-semibold print:block">{title}</p>
        <ol
          aria-label={t(($) => $.recovery.list)}
          translate="no"
          dir="ltr"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-2 rounded-card bg-sunk p-4"
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton size="normal" text={text}>
          {t(($) => $.recovery.copy)}
        </CopyButton>
        <Button onClick={download}>
          <Download className="size-5 shrink-0" aria-hidden="true" />
          {t(($) => $.recovery.download)}
        </Button>
        <PrintButton>{t(($) => $.recovery.print)}</PrintButton>
      </div>
      <div>
        <Checkbox
          label={t(($) => $.recovery.kept)}
          checked={kept}
          onChange={({ target }) => {
            setKept(target.checked);
            setIsMissing(false);
          }}
        />
        <p role="alert" className="text-small font-medium text-err">
          {isMissing && t(($) => $.recovery.keepFirst)}
        </p>
      </div>
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => (kept ? onDone() : setIsMissing(true))}
      >
        {t(($) => $.recovery.done)}
      </Button>
      <ConfirmDialog
        open={guard.isAsking}
        title={t(($) => $.recovery.leaveTitle)}
        confirmLabel={t(($) => $.recovery.leave)}
        cancelLabel={t(($) => $.recovery.stay)}
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        <p>{t(($) => $.recovery.leaveText)}</p>
      </ConfirmDialog>
    </div>
  );
}
