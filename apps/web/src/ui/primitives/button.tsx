import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: clicks are swallowed, the focus stays. */
  busy?: boolean;
  /** Nothing to do yet. A submit button still submits, so that the form can say what is missing. */
  inactive?: boolean;
}

/** Uses aria-disabled instead of disabled: a keyboard or a screen reader never loses its place. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  busy = false,
  inactive = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const swallow = busy || (inactive && type !== 'submit');
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (swallow) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || inactive || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
