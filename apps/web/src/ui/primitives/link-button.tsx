import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ variant = 'secondary', size = 'normal', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
