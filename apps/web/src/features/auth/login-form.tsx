import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showErrorOfField } from '../../lib/forms/field-errors.ts';
import { forgetForms, readForm, rememberForm } from '../../lib/forms/form-memory.ts';
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { errorCode, errorData, errorText } from '../../lib/server/api-error.ts';
import { toast } from '../../lib/state/toast.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { CodeStep, PasswordStep } from './login-steps.tsx';
import { type Credentials, useLogin } from './use-login.ts';
import { WakingScreen } from './waking-screen.tsx';

const memory = 'login';
const load = async () => (await import('./login-resolver.ts')).resolver;

/**
 * The form with email and password, and then with the code of the second factor if the account has one. While the
 * server wakes, a notice replaces the form, and nothing typed is lost.
 */
export function LoginForm({ frame }: { frame: (form: React.ReactNode) => React.ReactNode }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const [step, setStep] = useState<'first' | 'code' | 'again'>('first');
  const form = useForm<Credentials>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: { email: readForm(memory).email ?? '', password: '' },
  });

  const sentenceOf = (error: unknown) => {
    if (errorCode(error) === 'INVALID_CREDENTIALS') return t(($) => $.login.invalid);
    if (errorCode(error) === 'SERVICE_UNAVAILABLE') return t(($) => $.login.unavailable);
    const failed = t(($) => $.login.failed);
    return errorText(error, { failed, unreachable: common(($) => $.errors.unreachable) });
  };
  const askPassword = () => {
    // An empty code would be sent, and refused, with the next password.
    form.unregister('code');
    setStep('again');
  };
  const login = useLogin(
    () => {
      forgetForms();
      toast.success(t(($) => $.login.success));
    },
    (error) => {
      const code = errorCode(error);
      if (code === 'SECOND_FACTOR_REQUIRED') return setStep('code');
      if (showErrorOfField(form, { INVALID_CODE: 'code' }, error)) return;
      // The password has changed meanwhile.
      if (step === 'code' && code === 'INVALID_CREDENTIALS') askPassword();
      else form.setFocus(step === 'code' ? 'code' : 'password');
      for (const { path, message: text } of errorData(error)?.details ?? []) {
        if (isField(path)) form.setError(path, { message: text });
      }
      toast.error(sentenceOf(error));
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
      {step === 'code' ? <CodeStep form={form} /> : <PasswordStep form={form} isAgain={step === 'again'} />}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {busy ? t(($) => $.login.busy) : t(($) => $.login.submit)}
      </Button>
      {step === 'code' && (
        <Button variant="quiet" className="justify-self-start" onClick={askPassword}>
          {t(($) => $.code.back)}
        </Button>
      )}
    </form>,
  );
}

const fields: readonly FieldPath<Credentials>[] = ['email', 'password', 'code'];
const isField = (path: string): path is FieldPath<Credentials> => fields.some((field) => field === path);
