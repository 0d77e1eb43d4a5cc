import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { usePageTitle } from './page-title.ts';

export interface PageProps {
  /** The title of the tab and the page's first heading. */
  title: string;
  /** The page's heading, when it differs from the tab's title. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Shown beside the heading. */
  action?: ReactNode;
  width?: 'narrow' | 'page' | 'wide';
  /** Whether the content is a placeholder for data that is still loading. */
  busy?: boolean;
  children: ReactNode;
}

const widths = { narrow: 'max-w-narrow', page: 'max-w-page', wide: 'max-w-wide' };

/** The frame of a screen: one heading that takes the focus after a navigation, one column. */
export function Page({ title, heading, lead, action, width = 'page', busy = false, children }: PageProps) {
  const ref = usePageTitle(title);
  return (
    <div className={cx('mx-auto w-full px-4 pt-2 pb-4 sm:py-10', widths[width])}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={ref} tabIndex={-1} className="text-[min(1.625rem,13vw)] sm:text-display">
          {heading ?? title}
        </h1>
        {action}
      </div>
      {lead && (
        <p
          className={cx(
            'max-w-[44ch] text-small leading-snug text-muted sm:mt-3 sm:text-large sm:leading-normal',
            action ? 'mt-3' : 'mt-1',
          )}
        >
          {lead}
        </p>
      )}
      {/* The content and the placeholder have different keys, so that React creates a new element. If the element
         stayed, a longer heading would visibly push it down. */}
      <div key={busy ? 'busy' : 'there'} className="mt-3 sm:mt-6">
        {children}
      </div>
    </div>
  );
}
