import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../ui/primitives/button.tsx';
import { usePassedFocus } from './passed-focus.ts';

export interface ConfirmedButtonProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  label: string;
  /** The question. */
  title: string;
  /** What happens then. */
  text: string;
  danger?: boolean;
  /** Whether to ask at all. It shows what is wrong if not. */
  check?: () => boolean;
  /** Does the work, and reports its own failure. The question stays open after a failure. */
  work: () => Promise<unknown>;
}

/** A button that asks before it does something. */
export function ConfirmedButton({
  label,
  title,
  text,
  danger = false,
  check = () => true,
  work,
  ...button
}: ConfirmedButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, run] = useBusy();
  const whileMounted = useWhileMounted();
  const trigger = useRef<HTMLButtonElement>(null);
  usePassedFocus(trigger);
  const confirm = () =>
    run(async () => {
      try {
        await work();
      } catch {
        return;
      }
      whileMounted(() => setIsAsking(false));
    });
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        variant={danger ? 'danger' : 'secondary'}
        onClick={() => setIsAsking(check())}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={label}
        cancelLabel={t(($) => $.actions.cancel)}
        danger={danger}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
