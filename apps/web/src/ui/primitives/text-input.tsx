import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';

/**
 * A one-line text input. Browsers keep what people type into such fields and offer it to whoever uses the device next,
 * so the browser completes only where the form asks for it.
 */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input autoComplete="off" {...rest} type={type} className={cx(controlStyle, className)} />;
}
