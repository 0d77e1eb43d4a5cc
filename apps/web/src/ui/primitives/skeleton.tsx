import { cx } from './cx.ts';

export interface SkeletonProps {
  /** What is being loaded, for screen readers. */
  label: string;
  /** The number of placeholders. */
  count?: number;
  /** The lines of text within one placeholder. */
  lines?: number;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const widthOf = (line: number, lines: number) => {
  if (line === 0) return 'w-2/5';
  return line === lines - 1 ? 'w-3/4' : undefined;
};

/** Placeholders for posts or cards that are loading. */
export function Skeleton({ label, count = 3, lines = 3 }: SkeletonProps) {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{label}</span>
      {numbers(count).map((slip) => (
        <div
          key={slip}
          aria-hidden="true"
          className="slip pulse grid gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-5"
        >
          {numbers(lines).map((line) => (
            <div key={line} className={cx('h-4 rounded-full bg-calm', widthOf(line, lines))} />
          ))}
        </div>
      ))}
    </div>
  );
}
