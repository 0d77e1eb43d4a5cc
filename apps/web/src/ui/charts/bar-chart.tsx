import { type ReactNode, useId } from 'react';
import { percentOf } from './axis.ts';
import { KeyHint } from './key-hint.tsx';
import { usePoints } from './points.ts';

interface Bar {
  id: string;
  label: string;
  /** Null if the number is withheld. */
  value: number | null;
  /** The value in the reader's words. */
  text: string;
  /** What stands beside the value, such as a change. */
  beside?: ReactNode;
}

export interface BarChartProps {
  label: string;
  bars: readonly Bar[];
}

/** Bars under their labels and values, the first at the top. The bar of the highest value is as long as the chart is wide. */
export function BarChart({ label, bars }: BarChartProps) {
  const { frame, point } = usePoints(bars.length);
  const hint = useId();
  const highest = Math.max(...bars.map(({ value }) => value ?? 0), 0);
  return (
    <>
      <ul {...frame} aria-label={label} aria-describedby={hint} className="grid gap-3">
        {bars.map(({ id, label: name, value, text, beside }, index) => (
          <li
            key={id}
            {...point(index)}
            className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 rounded-tail wrap-normal"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              {/* Firefox would read it as one word with what stands beside it. */}
              <span>{text}</span>
              {beside}
            </span>
            <Track share={percentOf(value ?? 0, 0, highest)} isWithheld={value === null} />
          </li>
        ))}
      </ul>
      <KeyHint id={hint} />
    </>
  );
}

const Track = ({ share, isWithheld }: { share: number; isWithheld: boolean }) => (
  <svg className="h-3 w-full rtl:-scale-x-100" aria-hidden="true">
    <line
      x2="100%"
      y1="6"
      y2="6"
      strokeWidth="1.5"
      className="stroke-line"
      {...(isWithheld && { strokeDasharray: '2 5' })}
    />
    {share > 0 && <rect width={`${share}%`} height="12" rx="2" fill="currentColor" className="text-tide" />}
  </svg>
);
