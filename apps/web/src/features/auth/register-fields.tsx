import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { EmailInput } from '../../ui/primitives/email-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { AvailabilityNews } from './availability-status.tsx';
import type { Availability } from './use-availability.ts';

interface CheckedField<Checked> {
  input: UseFormRegisterReturn;
  error: string | undefined;
  availability: Availability<Checked>;
  /** Called when a suggestion is chosen. */
  onSuggestion: (value: string) => void;
}

const suggestionStyle =
  'tap inline-flex cursor-pointer items-center rounded-full bg-calm px-3 font-semibold text-ink hover:underline';

/**
 * The email field. It shows whether the address is available, suggests a corrected domain, and links to the login if
 * the address is taken.
 */
export function EmailField(props: CheckedField<{ available: boolean; suggestion: string | null }>) {
  const { t } = useTranslation('auth');
  const { login } = useSignInLinks();
  const { status, response } = props.availability;
  const takenError = status === 'taken' ? t(($) => $.register.emailTaken) : undefined;
  const texts = {
    checking: t(($) => $.register.checking),
    available: t(($) => $.register.emailAvailable),
    invalid: t(($) => $.register.checkFailed),
  };
  const suggestion = response?.suggestion;
  return (
    <div className="grid gap-1.5">
      <Field
        label={t(($) => $.register.email)}
        error={props.error ?? takenError}
        required
        status={!props.error && <AvailabilityNews status={status} texts={texts} />}
      >
        {(control) => <EmailInput {...control} {...props.input} autoComplete="username" />}
      </Field>
      {suggestion && (
        <button
          type="button"
          className={`${suggestionStyle} justify-self-start`}
          onClick={() => props.onSuggestion(suggestion)}
        >
          {t(($) => $.register.didYouMean, { email: suggestion })}
        </button>
      )}
      {takenError && <TextLink to={login}>{t(($) => $.register.loginInstead)}</TextLink>}
    </div>
  );
}

/**
 * The user name field: whether the name is available, and suggestions if it is not. Members sign in with their address,
 * so for password managers the address is the username.
 */
export function UsernameField(props: CheckedField<{ available: boolean; suggestions: string[] }>) {
  const { t } = useTranslation('auth');
  const { status, response } = props.availability;
  const takenError = status === 'taken' ? t(($) => $.register.usernameTaken) : undefined;
  const texts = {
    checking: t(($) => $.register.checking),
    available: t(($) => $.register.usernameAvailable),
    invalid: t(($) => $.register.checkFailed),
  };
  return (
    <div className="grid gap-1.5">
      <Field
        label={t(($) => $.register.username)}
        hint={t(($) => $.register.usernameHint)}
        error={props.error ?? takenError}
        required
        status={!props.error && <AvailabilityNews status={status} texts={texts} />}
      >
        {(control) => <TextInput {...control} {...props.input} autoComplete="nickname" exact />}
      </Field>
      {takenError && response && response.suggestions.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-small">
          <span>{t(($) => $.register.suggestions)}</span>
          {response.suggestions.map((name) => (
            <button
              key={name}
              type="button"
              className={suggestionStyle}
              onClick={() => props.onSuggestion(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface InviteFieldProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** Whether nothing is written in the field. */
  isEmpty: boolean;
}

/** The field for the code of an invitation. */
export function InviteField({ input, error, isEmpty }: InviteFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <Field
      label={t(($) => $.register.invite)}
      hint={t(($) => $.register.inviteHint)}
      error={error && isEmpty ? t(($) => $.register.inviteMissing) : error}
      required
    >
      {(control) => <TextInput {...control} {...input} exact />}
    </Field>
  );
}
