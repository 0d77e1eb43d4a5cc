import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: clicks are ignored, and the focus stays. */
  busy?: boolean;
  /** The action is not possible yet. A submit button still submits, so that the form can say what is missing. */
  inactive?: boolean;
}

/**
 * A button. It uses aria-disabled instead of disabled, so that the focus of keyboards and screen readers stays on it.
 */
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
  const ignoresClicks = busy || (inactive && type !== 'submit');
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignoresClicks) event.preventDefault();
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
