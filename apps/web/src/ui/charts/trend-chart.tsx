import { useId } from 'react';
import { cx } from '../primitives/cx.ts';
import { axisValues, percentOf } from './axis.ts';
import { KeyHint } from './key-hint.tsx';
import { PlotArea } from './plot-area.tsx';
import { usePoints } from './points.ts';
import { Readout } from './readout.tsx';
import { areaOf, lineParts, type Span, type TrendPoint } from './trend.ts';

export interface TrendChartProps {
  label: string;
  /** The earliest first. */
  points: readonly TrendPoint[];
  /** The days from one point to the next. Where more days lie between two points, the line has a gap. */
  stepDays?: number;
  /** The days at the start and at the end of the chart; by default those of the first and the last point. */
  span?: Span;
  /** The value at the lower and at the upper edge; by default zero and a round number above all values. */
  range?: readonly [number, number];
  /** The numbers at the lines that cross the chart. */
  lines?: readonly number[];
  /** The words for such a number. */
  lineText?: (value: number) => string;
  /** The words for a day at an end of the chart. */
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
  span = [points[0]?.date ?? '', points.at(-1)?.date ?? ''],
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
  const { parts, positions } = lineParts(points, stepDays, span);
  const yOf = (value: number) => percentOf(value, low, high);
  const hasDots = points.length <= mostDots;
  const isAlone = (index: number) => parts.some((part) => part.length === 1 && part[0] === index);
  const chosen = points[shown ?? points.length - 1];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Readout>{chosen && `${chosen.name}: ${chosen.text}`}</Readout>
      <PlotArea
        lines={axis}
        yOf={yOf}
        lineText={lineText}
        size={size}
        below={<Ends span={span} dayText={dayText} />}
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
          {points.map(({ date, name, text, value }, index) => {
            const position = positions[index] ?? 0;
            const { start, end } = areaOf(position, stepDays, span);
            return (
              <div
                key={date}
                role="img"
                aria-label={`${name}: ${text}`}
                {...point(index)}
                className="absolute inset-y-0"
                style={{ insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }}
              >
                {(hasDots || shown === index || isAlone(index) || index === points.length - 1) && (
                  <Dot
                    along={percentOf(position, start, end)}
                    bottom={yOf(value)}
                    isChosen={shown === index}
                  />
                )}
              </div>
            );
          })}
        </figure>
      </PlotArea>
      <KeyHint id={hint} />
    </div>
  );
}

interface DotProps {
  /** In percent of the point's area. */
  along: number;
  /** In percent of the chart's height. */
  bottom: number;
  isChosen: boolean;
}

const Dot = ({ along, bottom, isChosen }: DotProps) => (
  <span
    className={cx(
      'absolute rounded-full border-tide',
      isChosen ? '-ms-1.75 -mb-1.75 size-3.5 border-[3px] bg-clay' : '-ms-1 -mb-1 size-2 border-4',
    )}
    style={{ insetInlineStart: `${along}%`, insetBlockEnd: `${bottom}%` }}
  />
);

const Ends = ({ span: [first, last], dayText }: { span: Span } & Pick<TrendChartProps, 'dayText'>) => (
  <p className="flex flex-wrap justify-between gap-x-4 wrap-normal">
    <span>{first && dayText(first)}</span>
    <span className="text-end">{last !== first && dayText(last)}</span>
  </p>
);
