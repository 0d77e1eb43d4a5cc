import type { ComponentProps } from 'react';
import { usePressEnded } from '../../lib/device/press.ts';
import { cx } from './cx.ts';
import { AlertIcon } from './icons.tsx';

/** The error of a control, which the control names by its id (`aria-describedby`). */
export const FieldError = ({ className, children, ...rest }: ComponentProps<'p'>) =>
  // A press on a button leaves the field first, and so causes its error.
  usePressEnded() && (
    <p {...rest} className={cx('flex items-start gap-1.5 text-small font-medium text-err', className)}>
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
