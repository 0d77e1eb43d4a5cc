import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../ui/primitives/button.tsx';
import { LazySuspendDialog } from './lazy-forms.ts';
import { type Suspendable, useLift } from './use-suspension.ts';

export interface MemberSuspensionProps {
  member: Suspendable;
  isSuspended: boolean;
  /** The look of the button, and its key. */
  button?: Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-keyshortcuts'>;
  /** The text of the button that suspends. */
  label?: string;
  /** Called once the server has suspended the member, or lifted the suspension. */
  onChange: (isSuspended: boolean) => unknown;
}

/** Suspends a member, or lifts the suspension. Both ask first. */
export function MemberSuspension({ member, isSuspended, button, label, onChange }: MemberSuspensionProps) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const { lift, busy } = useLift(member, () => {
    close();
    return onChange(false);
  });
  return (
    <>
      <Button variant={isSuspended ? 'secondary' : 'danger'} {...button} onClick={() => setIsAsking(true)}>
        {isSuspended ? t(($) => $.suspend.lift) : (label ?? t(($) => $.suspend.submit))}
      </Button>
      {isSuspended ? (
        <ConfirmDialog
          open={isAsking}
          title={t(($) => $.suspend.liftTitle, { name: member.name })}
          confirmLabel={t(($) => $.suspend.lift)}
          cancelLabel={common(($) => $.actions.cancel)}
          busy={busy}
          onConfirm={lift}
          onCancel={close}
        >
          <p>{t(($) => $.suspend.liftText)}</p>
        </ConfirmDialog>
      ) : (
        <Suspense fallback={null}>
          {isAsking && (
            <LazySuspendDialog member={member} onSuspended={() => onChange(true)} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
