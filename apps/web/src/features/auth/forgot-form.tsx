import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { readForm, rememberForm } from '../../lib/forms/form-memory.ts';
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { errorCode, isWaking } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { EmailInput } from '../../ui/primitives/email-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import type { Forgotten } from './forgot-resolver.ts';

const load = async () => (await import('./forgot-resolver.ts')).resolver;

/**
 * The name under which a visitor's address is stored. The login form uses the same name, and so starts with the same
 * address. A member's address is not stored, because it would remain after their sign-out.
 */
const memory = 'login';

/** Requests the mail with the link, without revealing whether the account exists (docs/product.md §2.5). */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const message = useMessage();
  const failure = useFailureText();
  const user = useUser();
  const form = useForm<Forgotten>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: { email: user?.email ?? readForm(memory).email ?? '' },
  });
  const forgotPassword = trpc.auth.forgotPassword.useMutation();
  const submit = async (values: Forgotten) => {
    try {
      await forgotPassword.mutateAsync(values);
      toast.success(t(($) => $.forgot.success));
      onSent(values.email);
    } catch (error) {
      showFieldErrors(form, ['email'], error);
      const failed = t(($) => $.forgot.failed);
      // A refusal by rate limiting and a server that cannot be reached have sentences of their own, which help more.
      // All other failures show the same sentence.
      const hasOwnSentence = isWaking(error) || errorCode(error) === 'RATE_LIMITED';
      toast.error(hasOwnSentence ? failure(error, failed) : failed);
    }
  };
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(submit)}
      onChange={() => {
        if (!user) rememberForm(memory, { email: form.getValues('email') });
      }}
    >
      <Field label={t(($) => $.forgot.email)} error={message(errors.email?.message)} required>
        {(control) => <EmailInput {...control} {...form.register('email')} autoComplete="username" />}
      </Field>
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? t(($) => $.forgot.busy) : t(($) => $.forgot.submit)}
      </Button>
    </form>
  );
}
