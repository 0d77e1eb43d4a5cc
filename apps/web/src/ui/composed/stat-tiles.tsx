import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

export interface StatTile {
  label: string;
  /** The formatted number, or why there is none; undefined while it loads. */
  value: ReactNode | undefined;
  figure: ReactNode;
  /** True if the number counts other people. The tile then looks like a reply, otherwise like a worry (`Slip`). */
  others?: boolean;
}

/** Numbers at the head of a page, with placeholders while they load. In a large text size they stand one below another. */
export function StatTiles({ label, tiles }: { label: string; tiles: readonly StatTile[] }) {
  const areLong = tiles.some(({ value }) => isLong(value));
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:gap-4 lg:grid-cols-4"
    >
      {tiles.map(({ label: name, value, figure, others = false }) => (
        <li
          key={name}
          className={cx(
            'slip grid content-start gap-4 rounded-card border p-4 sm:p-5',
            others ? 'rounded-se-tail border-transparent bg-calm' : 'rounded-es-tail border-hair bg-surface',
          )}
        >
          {figure}
          <div>
            <p className="min-h-10 font-voice text-display leading-none font-semibold whitespace-nowrap tabular-nums">
              {/* The line is as high as its placeholder, also for a smaller number. */}
              <span className={cx(areLong && 'text-title')}>{value ?? <Blank />}</span>
            </p>
            <p className="mt-1 text-small text-muted">{name}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A longer number would not fit into the tile of a phone in the largest size. */
const mostLarge = 4;
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > mostLarge;

/** The placeholder of a number that is loading. */
export const Blank = () => (
  <span className="pulse inline-block h-7 w-12 rounded-full bg-calm" aria-hidden="true" />
);
