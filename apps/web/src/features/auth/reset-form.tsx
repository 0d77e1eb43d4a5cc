import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useLazyChecks, useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { PasswordField } from './password-field.tsx';
import type { ResetValues } from './reset-schema.ts';

const loadChecks = () => import('./reset-schema.ts');
const load = async () => (await loadChecks()).resolver;

export interface ResetFormProps {
  token: string;
  onDone: () => void;
}

/**
 * Sets a new password through a mailed link (docs/product.md §2.5). The typed passwords are not stored on the device.
 */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const { t } = useTranslation('auth');
  const message = useMessage();
  const showFailure = useShowFailure(t(($) => $.reset.failed));
  const form = useForm<ResetValues>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  });
  const checks = useLazyChecks(loadChecks);
  const reset = trpc.auth.resetPassword.useMutation();
  const submit = async ({ password }: ResetValues) => {
    try {
      await reset.mutateAsync({ token, password });
      toast.success(t(($) => $.reset.success));
      onDone();
    } catch (error) {
      showFieldErrors(form, ['password'], error);
      showFailure(error);
    }
  };
  const { errors, isSubmitting } = form.formState;
  const compareAgain = () => {
    if (form.getValues('confirm')) void form.trigger('confirm');
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <PasswordField
        label={t(($) => $.reset.password)}
        input={form.register('password', { onChange: compareAgain })}
        error={message(errors.password?.message)}
        hint={t(($) => $.register.passwordHint)}
        valid={checks?.isValidPassword(form.watch('password'))}
      />
      <PasswordField
        label={t(($) => $.reset.confirm)}
        input={form.register('confirm')}
        error={message(errors.confirm?.message)}
      />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? t(($) => $.reset.busy) : t(($) => $.reset.submit)}
      </Button>
      {errorCode(reset.error) === 'INVALID_TOKEN' && (
        <p>
          <TextLink to={links.forgotPassword}>{t(($) => $.reset.newLink)}</TextLink>
        </p>
      )}
    </form>
  );
}
