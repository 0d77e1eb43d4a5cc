import type { Band } from '@halved/shared/bands';
import type { ReactNode } from 'react';

const colours: Record<Band, string> = {
  strong: 'text-ok',
  good: 'text-tide',
  fair: 'text-warn',
  weak: 'text-muted',
};

const filled: Record<Band, number> = { strong: 4, good: 3, fair: 2, weak: 1 };
const positions = [0, 1, 2, 3];
/** The distance between the centres of two discs. */
const step = 13;

/**
 * Shows a band (docs/product.md §9.2) as a row of discs, more of which are filled in a higher band. A word beside them
 * says the same, because colour alone is not accessible.
 */
export function BandSign({ band, children }: { band: Band; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${colours[band]}`} data-band={band}>
      <svg viewBox="0 0 52 12" className="h-3 w-13 shrink-0 rtl:-scale-x-100" aria-hidden="true">
        {positions.map((position) => (
          <circle
            key={position}
            cx={6 + position * step}
            cy="6"
            r="4.5"
            strokeWidth="1.5"
            stroke="currentColor"
            fill={position < filled[band] ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      <span>{children}</span>
    </span>
  );
}
