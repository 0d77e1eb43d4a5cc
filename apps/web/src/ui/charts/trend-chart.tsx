import { useId } from 'react';
import { cx } from '../primitives/cx.ts';
import { axisValues, percentOf } from './axis.ts';
import { KeyHint } from './key-hint.tsx';
import { PlotArea } from './plot-area.tsx';
import { usePoints } from './points.ts';
import { Readout } from './readout.tsx';
import { lineParts, type TrendPoint } from './trend.ts';

export interface TrendChartProps {
  label: string;
  /** The earliest first. */
  points: readonly TrendPoint[];
  /** The days from one point to the next. Where more days lie between two points, the line has a gap. */
  stepDays?: number;
  /** The value at the lower and at the upper edge; by default zero and a round number above all values. */
  range?: readonly [number, number];
  /** The numbers at the lines that cross the chart. */
  lines?: readonly number[];
  /** The words for such a number. */
  lineText?: (value: number) => string;
  /** The days under the first and the last point. */
  dayText: (date: string) => string;
  size?: 'small' | 'large';
}

/** Up to this many points each has a dot of its own. */
const mostDots = 16;

/** Values over time as a line. The last value and the point that is chosen are written out. */
export function TrendChart({
  label,
  points,
  stepDays = 7,
  range,
  lines,
  lineText,
  dayText,
  size = 'large',
}: TrendChartProps) {
  const { frame, point, shown } = usePoints(points.length);
  const hint = useId();
  const axis = lines ?? axisValues(Math.max(...points.map(({ value }) => value), 0));
  const [low, high] = range ?? [0, axis.at(-1) ?? 0];
  const { parts, positions } = lineParts(points, stepDays);
  const yOf = (value: number) => percentOf(value, low, high);
  const hasDots = points.length <= mostDots;
  const isAlone = (index: number) => parts.some((part) => part.length === 1 && part[0] === index);
  const columnWidth = points.length > 1 ? 100 / (points.length - 1) : 100;
  const chosen = points[shown ?? points.length - 1];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Readout>{chosen && `${chosen.name}: ${chosen.text}`}</Readout>
      <PlotArea
        lines={axis}
        yOf={yOf}
        lineText={lineText}
        size={size}
        below={<Ends points={points} dayText={dayText} />}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible text-tide rtl:-scale-x-100"
        >
          {parts.map((part) => (
            <polyline
              key={part[0]}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              points={part
                .map((index) => `${positions[index]},${100 - yOf(points[index]?.value ?? 0)}`)
                .join(' ')}
            />
          ))}
        </svg>
        <figure aria-label={label} aria-describedby={hint} {...frame}>
          {points.map(({ date, name, text, value }, index) => (
            <div
              key={date}
              role="img"
              aria-label={`${name}: ${text}`}
              {...point(index)}
              className="absolute inset-y-0"
              style={{
                insetInlineStart: `${(positions[index] ?? 0) - columnWidth / 2}%`,
                inlineSize: `${columnWidth}%`,
              }}
            >
              {(hasDots || shown === index || isAlone(index) || index === points.length - 1) && (
                <Dot bottom={yOf(value)} isChosen={shown === index} />
              )}
            </div>
          ))}
        </figure>
      </PlotArea>
      <KeyHint id={hint} />
    </div>
  );
}

const Dot = ({ bottom, isChosen }: { bottom: number; isChosen: boolean }) => (
  <span
    className={cx(
      'absolute start-1/2 rounded-full border-tide',
      isChosen
        ? '-ms-[0.4375rem] -mb-[0.4375rem] size-3.5 border-[3px] bg-clay'
        : '-ms-1 -mb-1 size-2 border-4',
    )}
    style={{ insetBlockEnd: `${bottom}%` }}
  />
);

function Ends({ points, dayText }: Pick<TrendChartProps, 'points' | 'dayText'>) {
  const [first, last] = [points[0], points.at(-1)];
  return (
    <p className="flex justify-between gap-4">
      <span>{first && dayText(first.date)}</span>
      <span className="text-end">{last && last !== first && dayText(last.date)}</span>
    </p>
  );
}
