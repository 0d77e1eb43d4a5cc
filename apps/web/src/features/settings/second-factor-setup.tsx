import type { User } from '@halved/shared/contract/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { refreshUser } from '../../lib/server/session.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { PasswordForm } from './factor-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanForm, type Secret } from './scan-form.tsx';

type Step = { name: 'password' } | { name: 'scan'; secret: Secret } | { name: 'codes'; codes: string[] };

export interface SecondFactorSetupProps {
  user: User;
  /** Called when the set-up is done, or given up. */
  onClose: () => void;
}

/** Sets the second factor up: the password, then the QR code and a first code of the app, then the recovery codes. */
export function SecondFactorSetup({ user, onClose }: SecondFactorSetupProps) {
  const { t } = useTranslation('settings');
  const showFailure = useShowFailure(t(($) => $.secondFactor.failed));
  const [step, setStep] = useState<Step>({ name: 'password' });
  const fail = (error: unknown) => {
    showFailure(error);
    // Another device has turned it on meanwhile.
    if (errorCode(error) !== 'SECOND_FACTOR_ON') return;
    void refreshUser();
    onClose();
  };
  if (step.name === 'password') {
    return (
      <PasswordForm
        email={user.email}
        onSecret={(secret) => setStep({ name: 'scan', secret })}
        onFailure={fail}
        onCancel={onClose}
      />
    );
  }
  if (step.name === 'scan') {
    return (
      <ScanForm
        secret={step.secret}
        onConfirmed={(codes) => {
          setStep({ name: 'codes', codes });
          // It is on from now on, also for somebody who leaves before the last step.
          void refreshUser();
        }}
        onFailure={fail}
        onCancel={onClose}
      />
    );
  }
  return (
    <RecoveryCodes
      codes={step.codes}
      username={user.username}
      onDone={() => {
        toast.success(t(($) => $.secondFactor.done));
        onClose();
      }}
    />
  );
}
