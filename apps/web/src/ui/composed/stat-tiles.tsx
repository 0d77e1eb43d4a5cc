import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

export interface StatTile {
  label: string;
  /** The formatted number; undefined while it loads. */
  value: string | undefined;
  figure: ReactNode;
  /** True if the number counts other people. The tile then looks like a reply, otherwise like a worry (`Slip`). */
  others?: boolean;
}

/** Four numbers at the head of a page, with placeholders while they load. */
export function StatTiles({ label, tiles }: { label: string; tiles: readonly StatTile[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(({ label: name, value, figure, others = false }) => (
        <li
          key={name}
          className={cx(
            'slip grid content-start gap-4 rounded-card p-4 sm:p-5',
            others ? 'rounded-se-tail bg-calm' : 'rounded-es-tail border border-hair bg-surface',
          )}
        >
          {figure}
          <div>
            <p className="min-h-10 font-voice text-display leading-none font-semibold tabular-nums">
              {value ?? <Blank />}
            </p>
            <p className="mt-1 text-small text-muted">{name}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The placeholder of a number that is loading. */
export const Blank = () => (
  <span className="pulse inline-block h-7 w-12 rounded-full bg-calm" aria-hidden="true" />
);
