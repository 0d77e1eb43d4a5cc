import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** A moment as `<input type="datetime-local">` writes it, in the reader's own time zone. */
export function toLocalDateTime(date: Date): string {
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export interface DateTimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'min'> {
  min?: Date;
}

/** The native date and time picker. `value` and `onChange` carry local time, as the control does. */
export function DateTimeInput({ min, className, ...rest }: DateTimeInputProps) {
  return (
    <input
      {...rest}
      type="datetime-local"
      min={min && toLocalDateTime(min)}
      className={cx(controlStyle, 'sm:w-auto', className)}
    />
  );
}
