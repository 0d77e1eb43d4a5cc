import { memo, useId, useMemo } from 'react';
import { cx } from '../primitives/cx.ts';
import { KeyHint } from './key-hint.tsx';
import { usePoints } from './points.ts';
import { Readout } from './readout.tsx';

export interface HeatMapProps {
  label: string;
  /** The names of the rows, short enough for a phone. */
  rows: readonly string[];
  /** What stands above each column; empty where there is no room. */
  columns: readonly string[];
  /** By row and column. Null if the number is withheld. */
  values: readonly (readonly (number | null)[])[];
  /** The whole words for a cell, such as "Monday, 14:00: 35 worries". */
  describe: (row: number, column: number, value: number | null) => string;
  /** The words beside the smallest and the largest dot of the legend. */
  legend: readonly [string, string];
}

/** The sizes of the dots, in percent of a cell. */
const sizes = [28, 46, 64, 82, 100];

/** The size of a dot, larger for a higher value. Size says what colour alone could not. */
export const dotSize = (value: number, highest: number): number =>
  sizes[Math.max(Math.ceil((value / highest) * sizes.length) - 1, 0)] ?? 100;

/** Numbers by row and column, such as days and hours, as dots whose size grows with the number. */
export function HeatMap({ label, rows, columns, values, describe, legend }: HeatMapProps) {
  const { frame, point, shown } = usePoints(rows.length * columns.length, columns.length);
  const hint = useId();
  const highest = Math.max(...values.flat().map((value) => value ?? 0), 0);
  // The words of hundreds of cells are not put together anew whenever the pointer moves.
  const words = useMemo(
    () => values.flatMap((row, at) => row.map((value, column) => describe(at, column, value))),
    [values, describe],
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <Readout>{shown !== null && words[shown]}</Readout>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 text-small text-muted">
        <span />
        <Row count={columns.length} aria-hidden="true">
          {columns.map((name, column) => (
            <span key={keyOf(column)} className="flex min-h-6 items-center justify-center whitespace-nowrap">
              {name}
            </span>
          ))}
        </Row>
        <figure
          aria-label={label}
          aria-describedby={hint}
          {...frame}
          className="col-span-2 grid grid-cols-subgrid"
        >
          {rows.map((name, row) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid items-center">
              <span aria-hidden="true">{name}</span>
              <Row count={columns.length}>
                {columns.map((_, column) => {
                  const index = row * columns.length + column;
                  const value = values[row]?.[column] ?? null;
                  return (
                    <Cell
                      key={keyOf(column)}
                      {...point(index)}
                      name={words[index]}
                      size={value === null || highest === 0 ? null : dotSize(value, highest)}
                      isShown={shown === index}
                    />
                  );
                })}
              </Row>
            </div>
          ))}
        </figure>
      </div>
      <Legend words={legend} />
      <KeyHint id={hint} />
    </div>
  );
}

const keyOf = (column: number) => `column-${column}`;

interface RowProps {
  count: number;
  'aria-hidden'?: 'true';
  children: React.ReactNode;
}

const Row = ({ count, children, ...rest }: RowProps) => (
  <div {...rest} className="grid" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
    {children}
  </div>
);

interface CellProps {
  'data-point': number;
  tabIndex: number;
  name: string | undefined;
  /** In percent; null if the number is withheld. */
  size: number | null;
  isShown: boolean;
}

/** A cell is not rendered again while the pointer moves over others. */
const Cell = memo(function Cell({ name, size, isShown, ...point }: CellProps) {
  return (
    <div {...point} role="img" aria-label={name} className={cx('h-8 rounded-tail', isShown && 'bg-calm')}>
      <Dot size={size} />
    </div>
  );
});

/** A dot; a hair for a number that is withheld. */
const Dot = ({ size }: { size: number | null }) => (
  <svg viewBox="0 0 20 20" className="size-full text-tide" aria-hidden="true">
    {size === null ? (
      <path d="M8 10h4" strokeWidth="1.5" className="stroke-line" />
    ) : (
      <circle cx="10" cy="10" r={size / 10} fill="currentColor" />
    )}
  </svg>
);

const Legend = ({ words: [few, many] }: { words: readonly [string, string] }) => (
  <p className="flex flex-wrap items-center gap-1 text-small text-muted" aria-hidden="true">
    {few}
    {sizes.map((size) => (
      <span key={size} className="size-4">
        <Dot size={size} />
      </span>
    ))}
    {many}
  </p>
);
