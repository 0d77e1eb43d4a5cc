import { SecondFactorOffInput } from '@halved/shared/contract/second-factor';
import type { Role } from '@halved/shared/roles';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { showErrorOfField, showFieldErrors } from '../../lib/forms/field-errors.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { refreshUser, session } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { CodeField } from '../../ui/composed/code-field.tsx';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { SecretField } from './secret-field.tsx';

type OffForm = z.infer<typeof SecondFactorOffInput>;

/**
 * Whether the second factor was off before a call that was refused. Then every code is wrong: another device has turned
 * it off, or an earlier call did and its response was lost.
 */
async function wasOff(refusal: unknown): Promise<boolean> {
  if (errorCode(refusal) !== 'INVALID_CODE') return false;
  await refreshUser();
  const current = session.get();
  return current.status === 'member' && !current.user.hasSecondFactor;
}

/** Asks for the password and a code, and turns the second factor off. */
export function SecondFactorOff({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const message = useMessage();
  const showFailure = useShowFailure(t(($) => $.secondFactor.offFailed));
  const form = useForm<OffForm>({
    resolver: standardSchemaResolver(SecondFactorOffInput),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const showRefusal = (error: unknown) => {
    if (showErrorOfField(form, { WRONG_PASSWORD: 'password', INVALID_CODE: 'code' }, error)) return;
    showFieldErrors(form, ['password', 'code'], error);
    showFailure(error);
  };
  const submit = async (values: OffForm) => {
    try {
      await api.auth.removeTotp.mutate(values);
      await refreshUser();
    } catch (error) {
      if (!(await wasOff(error))) return showRefusal(error);
    }
    toast.success(t(($) => $.secondFactor.offDone));
    onClose();
  };
  const cancel = common(($) => $.actions.cancel);
  return (
    <Dialog
      open
      title={t(($) => $.secondFactor.offTitle)}
      closeLabel={cancel}
      lead={
        <>
          <p>{t(($) => $.secondFactor.offText)}</p>
          {role !== 'member' && <p>{t(($) => $.secondFactor.offStaff)}</p>}
        </>
      }
      onClose={onClose}
    >
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
        <SecretField
          label={t(($) => $.secondFactor.password)}
          error={errors.password?.message}
          input={form.register('password')}
          autoComplete="current-password"
        />
        <CodeField {...form.register('code')} error={message(errors.code?.message)} recovery />
        <DialogButtons>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="danger" busy={isSubmitting}>
            {t(($) => $.secondFactor.turnOff)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
