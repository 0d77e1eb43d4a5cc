import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { LazySuspendDialog } from './lazy-forms.ts';
import { queueKeys, useKeyShown } from './queue-keys.ts';
import { type Suspendable, useLift } from './use-suspension.ts';

export interface SuspendButtonProps {
  member: Suspendable;
}

/** Suspends an author after asking. Afterwards the button lifts the suspension. */
export function SuspendButton({ member }: SuspendButtonProps) {
  const { t } = useTranslation('moderation');
  const keyShown = useKeyShown();
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState(false);
  const { lift, busy } = useLift(member, () => setDone(false));
  return (
    <>
      {done ? (
        <Button size="small" variant="quiet" busy={busy} onClick={lift}>
          {t(($) => $.suspend.lift)}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          className="text-err!"
          {...keyShown(queueKeys.suspend)}
          onClick={() => setIsAsking(true)}
        >
          {t(($) => $.suspend.open)}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <LazySuspendDialog
            member={member}
            onSuspended={() => setDone(true)}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
