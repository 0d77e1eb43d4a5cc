import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { readForm, rememberForm } from '../../lib/forms/form-memory.ts';
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { errorCode, errorData, errorText } from '../../lib/server/api-error.ts';
import { toast } from '../../lib/state/toast.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { EmailInput } from '../../ui/primitives/email-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { PasswordInput } from '../../ui/primitives/password-input.tsx';
import { type Credentials, useLogin } from './use-login.ts';
import { WakingScreen } from './waking-screen.tsx';

const memory = 'login';
const load = async () => (await import('./login-resolver.ts')).resolver;

/** The form with email and password. While the server wakes, a notice replaces it, and nothing typed is lost. */
export function LoginForm({ frame }: { frame: (form: React.ReactNode) => React.ReactNode }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const form = useForm<Credentials>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: { email: readForm(memory).email ?? '', password: '' },
  });
  const { errors } = form.formState;

  const sentenceOf = (error: unknown) => {
    if (errorCode(error) === 'INVALID_CREDENTIALS') return t(($) => $.login.invalid);
    if (errorCode(error) === 'SERVICE_UNAVAILABLE') return t(($) => $.login.unavailable);
    const failed = t(($) => $.login.failed);
    return errorText(error, { failed, unreachable: common(($) => $.errors.unreachable) });
  };
  const login = useLogin(
    () => {
      rememberForm(memory, null);
      toast.success(t(($) => $.login.success));
    },
    (error) => {
      for (const { path, message: text } of errorData(error)?.details ?? []) {
        if (isField(path)) form.setError(path, { message: text });
      }
      toast.error(sentenceOf(error));
      form.setFocus('password');
    },
  );

  if (login.state.phase === 'waking' || login.state.phase === 'gone') {
    return <WakingScreen state={login.state} onTryAgain={() => void login.tryAgain()} onBack={login.stop} />;
  }
  const busy = login.state.phase === 'submitting';
  return frame(
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(login.submit)}
      onChange={() => rememberForm(memory, { email: form.getValues('email') })}
    >
      <Field label={t(($) => $.login.email)} error={message(errors.email?.message)}>
        {(control) => <EmailInput {...control} {...form.register('email')} autoComplete="username" />}
      </Field>
      <Field label={t(($) => $.login.password)} error={message(errors.password?.message)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            dir="ltr"
            showLabel={common(($) => $.actions.showPassword)}
            hideLabel={common(($) => $.actions.hidePassword)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {busy ? t(($) => $.login.busy) : t(($) => $.login.submit)}
      </Button>
    </form>,
  );
}

const isField = (path: string): path is FieldPath<Credentials> => path === 'email' || path === 'password';
