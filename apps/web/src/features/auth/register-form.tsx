import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../i18n/index.ts';
import { useMessage } from '../../i18n/message.ts';
import { showErrorOfField, showFieldErrors } from '../../lib/forms/field-errors.ts';
import { forgetForms, readForm, rememberForm } from '../../lib/forms/form-memory.ts';
import { useLazyChecks, useLazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { errorCode, errorText } from '../../lib/server/api-error.ts';
import { loadInstance } from '../../lib/server/instance.ts';
import { register } from '../../lib/server/sign-in.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { PasswordField } from './password-field.tsx';
import { EmailField, InviteField, UsernameField } from './register-fields.tsx';
import type { RegisterValues } from './register-schema.ts';
import { useAvailability } from './use-availability.ts';

export const loadChecks = () => import('./register-schema.ts');
const load = async () => (await loadChecks()).resolver;

const memory = 'register';
const checkEmail = (email: string, signal: AbortSignal) => api.auth.checkEmail.query({ email }, { signal });
const checkUsername = (username: string, signal: AbortSignal) =>
  api.auth.checkUsername.query({ username }, { signal });

export interface RegisterFormProps {
  /** The code of the link that led here; null without one. */
  invite?: string | null;
  /** Whether only people with an invitation may register. */
  asksInvite?: boolean;
}

/** Registers an account (docs/product.md §2.1). */
export function RegisterForm({ invite = null, asksInvite = false }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const navigate = useNavigate();
  const { login } = useSignInLinks();
  const stored = readForm(memory);
  const form = useForm<RegisterValues>({
    resolver: useLazyResolver(load),
    mode: 'onTouched',
    defaultValues: {
      email: stored.email ?? '',
      username: stored.username ?? '',
      password: '',
      inviteCode: invite ?? stored.inviteCode ?? '',
    },
  });
  const [email, username, password] = useWatch({
    control: form.control,
    name: ['email', 'username', 'password'],
  });
  const checks = useLazyChecks(loadChecks);
  const emailState = useAvailability(checks?.checkableEmail(email) ?? '', checkEmail);
  const usernameState = useAvailability(checks?.checkableUsername(username) ?? '', checkUsername);
  const isTaken = emailState.status === 'taken' || usernameState.status === 'taken';
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    // The links to the other screens of signing in do not carry the code.
    if (invite !== null) rememberForm(memory, { ...readForm(memory), inviteCode: invite });
  }, [invite]);

  const submit = async ({ inviteCode, ...values }: RegisterValues) => {
    if (isTaken) {
      toast.error(t(($) => $.register.fixFirst));
      form.setFocus(emailState.status === 'taken' ? 'email' : 'username');
      return;
    }
    try {
      const user = await register({
        ...values,
        language: currentLanguage(),
        ...(asksInvite && inviteCode && { inviteCode }),
      });
      forgetForms();
      toast.success(t(($) => (user?.emailVerified ? $.register.success : $.register.unverified)));
      // With STRICT_EMAIL_PRIVACY nobody is signed in, because only the mail may reveal whether the account existed
      // before.
      if (!user) void navigate(login);
    } catch (error) {
      showFieldErrors(form, ['inviteCode', 'email', 'username', 'password'], error);
      showErrorOfField(form, { EMAIL_TAKEN: 'email', USERNAME_TAKEN: 'username' }, error);
      // Who may register has changed while the form was open.
      const code = errorCode(error);
      if (code === 'REGISTRATION_CLOSED' || code === 'INVITE_REQUIRED') void loadInstance();
      const failed = t(($) => $.register.failed);
      toast.error(errorText(error, { failed, unreachable: common(($) => $.errors.unreachable) }));
    }
  };
  const acceptSuggestion = (name: 'email' | 'username') => (value: string) => {
    form.setValue(name, value, { shouldValidate: true, shouldDirty: true });
    form.setFocus(name);
    remember();
  };
  const remember = () => {
    const { email: typedEmail, username: typedUsername, inviteCode } = form.getValues();
    rememberForm(memory, { email: typedEmail, username: typedUsername, inviteCode });
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)} onChange={remember}>
      {asksInvite && (
        <InviteField
          input={form.register('inviteCode')}
          error={message(errors.inviteCode?.message)}
          isEmpty={form.getValues('inviteCode') === ''}
        />
      )}
      <EmailField
        input={form.register('email')}
        error={message(errors.email?.message)}
        availability={emailState}
        onSuggestion={acceptSuggestion('email')}
      />
      <UsernameField
        input={form.register('username')}
        error={message(errors.username?.message)}
        availability={usernameState}
        onSuggestion={acceptSuggestion('username')}
      />
      <PasswordField
        label={t(($) => $.register.password)}
        input={form.register('password')}
        error={message(errors.password?.message)}
        hint={t(($) => $.register.passwordHint)}
        valid={checks?.isValidPassword(password)}
      />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} inactive={isTaken}>
        {isSubmitting ? t(($) => $.register.busy) : t(($) => $.register.submit)}
      </Button>
    </form>
  );
}
