import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LazySuspendDialog } from './lazy-forms.ts';
import { type Suspendable, useLift } from './use-suspension.ts';

export interface MemberSuspensionProps {
  member: Suspendable;
  isSuspended: boolean;
  /** Called once the server has suspended the member, or lifted the suspension. */
  onChange: () => unknown;
}

/** Suspends a member, or lifts the suspension. Both ask first. */
export function MemberSuspension({ member, isSuspended, onChange }: MemberSuspensionProps) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const { lift, busy } = useLift(member, () => {
    close();
    return onChange();
  });
  return (
    <>
      <Button variant={isSuspended ? 'secondary' : 'danger'} onClick={() => setIsAsking(true)}>
        {isSuspended ? t(($) => $.suspend.lift) : t(($) => $.suspend.submit)}
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
          {isAsking && <LazySuspendDialog member={member} onSuspended={onChange} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
