import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { ChevronIcon } from './icons.tsx';

/** The native select, for which a phone shows its own picker. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={cx(controlStyle, 'cursor-pointer appearance-none pe-10', className)} />
      <ChevronIcon
        className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2"
        aria-hidden="true"
      />
    </div>
  );
}
