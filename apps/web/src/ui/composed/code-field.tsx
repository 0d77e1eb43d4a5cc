import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/button.tsx';
import { Field } from '../primitives/field.tsx';
import { TextInput } from '../primitives/text-input.tsx';

export interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  hint?: ReactNode;
  /** A sentence; its presence marks the field as invalid. */
  error: string | undefined;
  /** Whether a recovery code is accepted instead. The button under the field then switches to letters. */
  recovery?: boolean;
}

/** The field for a code of an authenticator app. A phone shows digits, or letters for a recovery code. */
export function CodeField({ hint, error, recovery = false, ...input }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  const [letters, setLetters] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const switchKind = () => {
    // The field takes the focus with its new label, so that the label is read and a phone shows the right keyboard.
    flushSync(() => setLetters(!letters));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className="grid justify-items-start gap-1.5">
      <div className="w-full">
        <Field
          label={letters ? t(($) => $.code.recoveryLabel) : t(($) => $.code.label)}
          hint={letters ? t(($) => $.code.recoveryHint) : (hint ?? t(($) => $.code.hint))}
          error={error}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              {...input}
              inputMode={letters ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              exact
              className="max-w-72 tracking-[0.15em]"
            />
          )}
        </Field>
      </div>
      {recovery && (
        <Button size="small" variant="quiet" className="-ms-3.5" onClick={switchKind}>
          {letters ? t(($) => $.code.useApp) : t(($) => $.code.useRecovery)}
        </Button>
      )}
    </div>
  );
}
