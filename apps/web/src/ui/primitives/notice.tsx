import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'calm' | 'clay' | 'error';
}

const tones = {
  calm: 'bg-calm text-ink',
  clay: 'bg-clay text-on-clay',
  error: 'border-[1.5px] border-err bg-surface text-ink',
};

/** A quiet panel inside a page. Give it a role when it appears by itself. */
export function Notice({ tone = 'calm', className, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      className={cx('grid gap-2 rounded-card rounded-es-tail p-4 sm:p-5', tones[tone], className)}
    />
  );
}
