import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';

/** A one-line text input. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx(controlStyle, className)} />;
}
