import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** A moment as `<input type="datetime-local">` writes it, in the reader's own time zone. */
export function toLocalDateTime(date: Date): string {
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The moment of such a text, ISO 8601 in UTC; null if the text is empty or no time. */
export function fromLocalDateTime(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

export interface DateTimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  min?: Date;
}

/** Without a maximum, browsers let a year have six digits, which a slip of the finger then gets. */
const latest = '9999-12-31T23:59';

/** The native date and time picker. `value` and `onChange` carry local time, as the control does. */
export function DateTimeInput({ min, className, ...rest }: DateTimeInputProps) {
  return (
    <input
      {...rest}
      type="datetime-local"
      min={min && toLocalDateTime(min)}
      max={latest}
      className={cx(controlStyle, 'sm:w-auto', className)}
    />
  );
}
