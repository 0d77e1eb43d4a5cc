import { ChangePasswordInput } from '@halved/shared/contract/account';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { showErrorOfField, showFieldErrors } from '../../lib/forms/field-errors.ts';
import { recoverLostAnswer } from '../../lib/server/lost-answer.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { passwordAnchor } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Anchored } from './anchored.tsx';
import { HiddenEmail, SecretField } from './secret-field.tsx';

const PasswordForm = z
  .extend(ChangePasswordInput, {
    confirm: z.string().check(z.minLength(1, 'validation.confirmRequired')),
  })
  .check(
    z.refine(({ newPassword, confirm }) => confirm === '' || confirm === newPassword, {
      path: ['confirm'],
      // The check runs even if a field is invalid, so that all errors are shown together.
      when: () => true,
      error: 'validation.confirmMismatch',
    }),
  );
type PasswordForm = z.infer<typeof PasswordForm>;

const blank: PasswordForm = { currentPassword: '', newPassword: '', confirm: '' };

/** Changes the password, which ends all other sessions. No password is ever stored on the device. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const showFailure = useShowFailure(t(($) => $.password.failed));
  const utils = trpc.useUtils();
  const form = useForm<PasswordForm>({
    resolver: standardSchemaResolver(PasswordForm),
    mode: 'onTouched',
    defaultValues: blank,
  });
  const { errors, isSubmitting, touchedFields } = form.formState;
  const { mutateAsync } = trpc.auth.changePassword.useMutation();

  // The repeated password is checked only after its field has been visited.
  const checkConfirmation = () => {
    if (touchedFields.confirm) void form.trigger('confirm');
  };
  const submit = async ({ currentPassword, newPassword }: PasswordForm) => {
    try {
      await recoverLostAnswer(
        () => mutateAsync({ currentPassword, newPassword }),
        ['WRONG_PASSWORD'],
        // If the request with the lost response has changed the password, the new password is already the current one.
        () => mutateAsync({ currentPassword: newPassword, newPassword }),
      );
      form.reset(blank);
      toast.success(t(($) => $.password.done));
      await utils.auth.sessions.invalidate();
    } catch (error) {
      if (showErrorOfField(form, { WRONG_PASSWORD: 'currentPassword' }, error)) return;
      showFieldErrors(form, ['currentPassword', 'newPassword'], error);
      showFailure(error);
    }
  };

  return (
    <Anchored id={passwordAnchor}>
      <Card title={t(($) => $.password.title)} lead={t(($) => $.password.lead)}>
        <form
          noValidate
          aria-label={t(($) => $.password.title)}
          className="grid gap-5"
          onSubmit={form.handleSubmit(submit)}
        >
          <HiddenEmail email={email} />
          <SecretField
            label={t(($) => $.password.current)}
            error={errors.currentPassword?.message}
            input={form.register('currentPassword')}
            autoComplete="current-password"
          />
          <SecretField
            label={t(($) => $.password.new)}
            hint={t(($) => $.password.newHint)}
            error={errors.newPassword?.message}
            input={form.register('newPassword', { onChange: checkConfirmation })}
            autoComplete="new-password"
          />
          <SecretField
            label={t(($) => $.password.confirm)}
            error={errors.confirm?.message}
            input={form.register('confirm')}
            autoComplete="new-password"
          />
          <Button type="submit" className="justify-self-start" busy={isSubmitting}>
            {isSubmitting ? t(($) => $.password.busy) : t(($) => $.password.submit)}
          </Button>
        </form>
      </Card>
    </Anchored>
  );
}
