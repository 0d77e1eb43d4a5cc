import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface SlipProps extends ComponentProps<'article'> {
  /** Which corner is almost square: the bottom start corner of a worry, the top end corner of a reply. */
  kind?: 'worry' | 'reply';
}

/** A rounded slip of paper with one corner that is almost square. */
export function Slip({ kind = 'worry', className, ...rest }: SlipProps) {
  return (
    <article
      {...rest}
      className={cx(
        'slip rounded-card px-4 py-2 sm:p-5',
        kind === 'worry' ? 'rounded-es-tail border border-hair bg-surface' : 'rounded-se-tail bg-calm',
        className,
      )}
    />
  );
}

const mostBlankLines = 2;

/** At most two blank lines in a row. More, as in some pasted texts, would push everything else far away. */
function withoutGaps(text: string): string {
  let blank = 0;
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : line));
  const shown = lines.filter((line) => {
    blank = line === '' ? blank + 1 : 0;
    return blank <= mostBlankLines;
  });
  return shown.join('\n');
}

/** People's own words: in the serif font, with their own direction and line breaks. */
export function Words({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      dir="auto"
      {...rest}
      className={cx('font-voice text-large leading-normal whitespace-pre-line', className)}
    >
      {typeof children === 'string' ? withoutGaps(children) : children}
    </p>
  );
}

/**
 * A small fact about a slip: an icon and a word. Firefox tells screen readers where a block ends, but not where a flex
 * container ends, so without the outer element the words of two facts would be read as one.
 */
export function Chip({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      className={cx('inline-block rounded-full bg-calm px-2.5 py-1 text-small sm:px-3', className)}
    >
      <span className="flex items-center gap-1.5 sm:gap-2">{children}</span>
    </span>
  );
}
