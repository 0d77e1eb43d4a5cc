import type { ReactNode } from 'react';
import { useNumber } from '../../lib/texts/number.ts';
import { cx } from '../primitives/cx.ts';

export interface PlotAreaProps {
  /** The values at which lines cross the chart. */
  lines: readonly number[];
  /** The height of a value, in percent from below. */
  yOf: (value: number) => number;
  /** The words at a line; by default its number. */
  lineText?: ((value: number) => string) | undefined;
  /** What stands under the chart. */
  below: ReactNode;
  size: 'small' | 'large';
  children: ReactNode;
}

const heights = { small: 'h-28', large: 'h-56' };

/**
 * The area of a chart with the lines that cross it and their numbers. All positions are in percent from the start side,
 * so that the chart follows the direction of the language, the size of the text and the width of the paper by itself.
 */
export function PlotArea({ lines, yOf, lineText, below, size, children }: PlotAreaProps) {
  const number = useNumber();
  const textOf = lineText ?? number;
  const longest = lines.map(textOf).reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 pt-2 text-small text-muted tabular-nums">
      <div className={cx('relative', heights[size])} aria-hidden="true">
        {/* Makes the column as wide as its longest label. */}
        <span className="invisible block h-0 whitespace-nowrap">{longest}</span>
        {lines.map((line) => (
          <span
            key={line}
            className="absolute inset-e-0 translate-y-1/2 leading-none whitespace-nowrap"
            style={{ insetBlockEnd: `${yOf(line)}%` }}
          >
            {textOf(line)}
          </span>
        ))}
      </div>
      <div className={cx('relative me-1.5', heights[size])}>
        {lines.map((line) => (
          <span
            key={line}
            className={cx('absolute inset-x-0 border-t', line === lines[0] ? 'border-line' : 'border-hair')}
            style={{ insetBlockEnd: `${yOf(line)}%` }}
          />
        ))}
        {children}
      </div>
      <div className="col-start-2 me-1.5" aria-hidden="true">
        {below}
      </div>
    </div>
  );
}
