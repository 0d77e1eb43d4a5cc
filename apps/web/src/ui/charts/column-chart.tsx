import { useId } from 'react';
import { useNumber } from '../../lib/texts/number.ts';
import { axisValues, percentOf } from './axis.ts';
import { KeyHint } from './key-hint.tsx';
import { PlotArea } from './plot-area.tsx';
import { usePoints } from './points.ts';
import { Readout } from './readout.tsx';

interface Column {
  id: string;
  /** The whole name, such as "Monday". */
  name: string;
  /** What stands under the column; empty where there is no room. */
  label: string;
  /** Null if the number is withheld. */
  value: number | null;
  /** The value in the reader's words. */
  text: string;
}

export interface ColumnChartProps {
  label: string;
  columns: readonly Column[];
}

/** Up to this many columns have room for their numbers. */
const mostNumbers = 7;

/** Columns side by side, such as the hours of a day. */
export function ColumnChart({ label, columns }: ColumnChartProps) {
  const { frame, point, shown } = usePoints(columns.length);
  const hint = useId();
  const number = useNumber();
  const lines = axisValues(Math.max(...columns.map(({ value }) => value ?? 0), 0));
  const yOf = (value: number) => percentOf(value, 0, lines.at(-1) ?? 0);
  const chosen = shown === null ? undefined : columns[shown];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Readout>{chosen && `${chosen.name}: ${chosen.text}`}</Readout>
      <PlotArea lines={lines} yOf={yOf} size="large" below={<Labels columns={columns} />}>
        <figure
          aria-label={label}
          aria-describedby={hint}
          {...frame}
          className="absolute inset-0 grid auto-cols-fr grid-flow-col"
        >
          {columns.map(({ id, name, text, value }, index) => (
            <div
              key={id}
              role="img"
              aria-label={`${name}: ${text}`}
              {...point(index)}
              className="relative rounded-tail"
            >
              {columns.length <= mostNumbers && value !== null && (
                <span
                  className="absolute inset-x-0 text-center font-semibold text-ink"
                  style={{ insetBlockEnd: `${yOf(value)}%` }}
                >
                  {number(value)}
                </span>
              )}
              <Shape height={yOf(value ?? 0)} isWithheld={value === null} />
            </div>
          ))}
        </figure>
      </PlotArea>
      <KeyHint id={hint} />
    </div>
  );
}

const Shape = ({ height, isWithheld }: { height: number; isWithheld: boolean }) => (
  <svg className="absolute inset-0 size-full text-tide" aria-hidden="true">
    {isWithheld ? (
      <line
        x1="30%"
        x2="70%"
        y1="100%"
        y2="100%"
        strokeWidth="6"
        strokeDasharray="2 3"
        stroke="currentColor"
      />
    ) : (
      <rect x="14%" width="72%" y={`${100 - height}%`} height={`${height}%`} fill="currentColor" />
    )}
  </svg>
);

const Labels = ({ columns }: Pick<ColumnChartProps, 'columns'>) => (
  <p className="grid auto-cols-fr grid-flow-col">
    {columns.map(({ id, label }) => (
      <span key={id} className="flex justify-center overflow-visible whitespace-nowrap">
        {label}
      </span>
    ))}
  </p>
);
