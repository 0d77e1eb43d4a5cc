import { SecondFactorCodeInput } from '@halved/shared/contract/second-factor';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { showErrorOfField, showFieldErrors } from '../../lib/forms/field-errors.ts';
import { api } from '../../lib/server/trpc.ts';
import { CodeField } from '../../ui/composed/code-field.tsx';
import { CopyButton } from '../../ui/composed/copy-button.tsx';
import { FormButtons } from '../../ui/composed/form-buttons.tsx';
import { buttonStyle } from '../../ui/primitives/button-style.ts';
import { QrCode } from './qr-code.tsx';

export interface Secret {
  secret: string;
  /** The same secret for an app, as in a QR code. */
  otpauthUrl: string;
}

/** Groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export interface ScanFormProps {
  secret: Secret;
  onConfirmed: (recoveryCodes: string[]) => void;
  onFailure: (error: unknown) => void;
  onCancel: () => void;
}

/** The second step of the set-up: the QR code, the same secret in letters, and a first code of the app. */
export function ScanForm({ secret, onConfirmed, onFailure, onCancel }: ScanFormProps) {
  const { t } = useTranslation('settings');
  const message = useMessage();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm<{ code: string }>({
    resolver: standardSchemaResolver(SecondFactorCodeInput),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ code }: { code: string }) => {
    try {
      const { recoveryCodes } = await api.auth.confirmTotp.mutate({ code });
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (showErrorOfField(form, { INVALID_CODE: 'code' }, error)) return;
      showFieldErrors(form, ['code'], error);
      onFailure(error);
    }
  };
  return (
    <form
      noValidate
      aria-label={t(($) => $.secondFactor.title)}
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit(submit)}
    >
      <p ref={heading} tabIndex={-1} className="max-w-prose outline-none">
        {t(($) => $.secondFactor.scan)}
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={secret.otpauthUrl} label={t(($) => $.secondFactor.picture)} />
        <div className="grid max-w-80 grow basis-56 gap-3">
          <p>{t(($) => $.secondFactor.byHand)}</p>
          <p>
            <code dir="ltr" translate="no" className="wrap-anywhere">
              {inGroups(secret.secret)}
            </code>
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={secret.secret}>{t(($) => $.secondFactor.copySecret)}</CopyButton>
            <a href={secret.otpauthUrl} className={buttonStyle('quiet', 'small')}>
              {t(($) => $.secondFactor.openApp)}
            </a>
          </div>
        </div>
      </div>
      <CodeField {...form.register('code')} error={message(errors.code?.message)} />
      <FormButtons submitLabel={t(($) => $.secondFactor.confirm)} busy={isSubmitting} onCancel={onCancel} />
    </form>
  );
}
