import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';
import { usePageTitle } from './page-title.ts';

export interface PageProps {
  /** The title of the tab and the page's first heading. */
  title: string;
  /** Another heading on the page than in the tab. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Stands beside the heading. */
  action?: ReactNode;
  width?: 'narrow' | 'page' | 'wide';
  /** Something stands in for what is still on its way. */
  busy?: boolean;
  children: ReactNode;
}

const widths = { narrow: 'max-w-narrow', page: 'max-w-page', wide: 'max-w-wide' };

/** The frame of a screen: one heading that takes the focus after a navigation, one column. */
export function Page({ title, heading, lead, action, width = 'page', busy = false, children }: PageProps) {
  const ref = usePageTitle(title);
  return (
    <div className={cx('mx-auto w-full px-4 py-7 sm:py-10', widths[width])}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={ref} tabIndex={-1} className="text-display">
          {heading ?? title}
        </h1>
        {action}
      </div>
      {lead && <p className="mt-3 max-w-[44ch] text-large text-muted">{lead}</p>}
      {/* Another element than what stood in for it: a heading of more lines would else move it down in plain sight. */}
      <div key={busy ? 'busy' : 'there'} className="mt-6">
        {children}
      </div>
    </div>
  );
}
