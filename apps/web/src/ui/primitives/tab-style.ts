import { cx } from './cx.ts';

/** A tab, or a link of a row that chooses what the page shows. `size` is its padding and text size. */
export const tabStyle = (chosen: boolean, size: string): string =>
  cx(
    'tap rounded-full sm:px-4 sm:text-base',
    size,
    chosen ? 'bg-calm font-semibold text-ink' : 'text-muted hover:text-ink',
  );
