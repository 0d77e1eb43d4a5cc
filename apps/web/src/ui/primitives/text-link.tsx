import { Link, type LinkProps } from 'react-router-dom';
import { cx } from './cx.ts';

/** A link inside running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx('font-semibold text-tide underline underline-offset-4', className)} />;
}
