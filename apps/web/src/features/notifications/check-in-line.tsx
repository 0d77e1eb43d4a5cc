import type { CheckInPoint } from './check-in-points.ts';

const width = 320;
const height = 120;
const margin = 10;

export interface CheckInLineProps {
  /** At least two, the oldest first. */
  points: readonly CheckInPoint[];
  label: string;
}

/** The line of the answers: up for better, down for worse. The dashed line shows the level at the beginning. */
export function CheckInLine({ points, label }: CheckInLineProps) {
  const sums = [0, ...points.map(({ sum }) => sum)];
  const [lowest, highest] = [Math.min(...sums), Math.max(...sums)];
  const range = Math.max(highest - lowest, 2);
  const xOf = (index: number) => margin + (index / (sums.length - 1)) * (width - 2 * margin);
  const yOf = (sum: number) => margin + ((highest - sum) / range) * (height - 2 * margin);
  const last = sums.length - 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="w-full rtl:-scale-x-100"
      fill="none"
    >
      <path
        d={`M${margin} ${yOf(0)}H${width - margin}`}
        strokeWidth="1.5"
        strokeDasharray="3 5"
        className="stroke-line"
      />
      <polyline
        points={sums.map((sum, index) => `${xOf(index)},${yOf(sum)}`).join(' ')}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-tide"
      />
      <circle
        cx={xOf(last)}
        cy={yOf(sums[last] ?? 0)}
        r="5"
        className="fill-clay stroke-tide"
        strokeWidth="2"
      />
    </svg>
  );
}
