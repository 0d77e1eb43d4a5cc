import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';

/** Lets a phone change no letter of what is typed. iOS corrects also where it checks no spelling. */
export const exactTyping = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export interface TextInputProps extends ComponentProps<'input'> {
  /** Set for names, codes and addresses: they are left as they are typed, from left to right in every language. */
  exact?: boolean;
}

/** A one-line text input. A browser keeps nothing of it for whoever uses the device next, unless `autoComplete` says so. */
export function TextInput({ className, type = 'text', exact = false, ...rest }: TextInputProps) {
  return (
    <input
      autoComplete="off"
      {...(exact && { ...exactTyping, dir: 'ltr' })}
      {...rest}
      type={type}
      className={cx(controlStyle, className)}
    />
  );
}
