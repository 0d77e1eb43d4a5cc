import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Drawn and announced as a switch, for settings that take effect at once. */
  asSwitch?: boolean;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, hint, asSwitch = false, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('tap flex items-start gap-3 py-2', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role={asSwitch ? 'switch' : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 size-6 shrink-0 cursor-pointer accent-tide"
      />
      <div>
        {/* The label also lies behind the box, and is as high as a finger. */}
        <label htmlFor={id} className="-ms-9 -my-2 block min-h-11 cursor-pointer py-2 ps-9">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
