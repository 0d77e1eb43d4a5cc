import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../primitives/cx.ts';
import { HalfDisc } from '../primitives/half-disc.tsx';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

export interface ChartFrameProps {
  title: string;
  /** What the chart shows, in one sentence. */
  lead: ReactNode;
  heading?: 'h2' | 'h3';
  /** `withheld` is for numbers that too few people are behind, `empty` for what nobody has done yet. */
  state: 'ready' | 'loading' | 'empty' | 'withheld';
  /** What there is instead of an empty chart; by default that there are no numbers yet. */
  empty?: ReactNode;
  /** The same numbers in words. */
  table: Omit<ChartTableProps, 'label'>;
  /** The height that is kept free while the numbers load, so that nothing moves when they come. */
  reserve?: 'small' | 'medium' | 'large';
  className?: string;
  children: ReactNode;
}

const heights = { small: 'min-h-32', medium: 'min-h-64', large: 'min-h-96' };

/**
 * A chart on a sheet of its own: heading, drawing, and the same numbers as a table. While there is nothing to draw, it
 * says why.
 */
export function ChartFrame({
  title,
  lead,
  heading: Heading = 'h2',
  state,
  empty,
  table,
  reserve = 'medium',
  className,
  children,
}: ChartFrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'slip grid grid-cols-1 content-start gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-6',
        className,
      )}
    >
      <div className="grid gap-1.5">
        <Heading id={id} className={Heading === 'h2' ? 'text-title' : 'text-large'}>
          {title}
        </Heading>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      <div className={cx('grid grid-cols-1 content-start gap-4', heights[reserve])}>
        {state === 'loading' && <Loading className={heights[reserve]} />}
        {state === 'empty' && <Empty>{empty}</Empty>}
        {state === 'withheld' && <Withheld />}
        {state === 'ready' && (
          <>
            {children}
            <ChartTable label={title} {...table} />
          </>
        )}
      </div>
    </section>
  );
}

function Loading({ className }: { className: string }) {
  const { t } = useTranslation('charts');
  return (
    <div role="status" className={cx('grid', className)}>
      <span className="sr-only">{t(($) => $.loading)}</span>
      <span className="pulse rounded-field bg-calm" aria-hidden="true" />
    </div>
  );
}

function Empty({ children }: { children: ReactNode }) {
  const { t } = useTranslation('charts');
  return (
    <Reason state="empty" title={t(($) => $.empty.title)}>
      {children ?? t(($) => $.empty.text)}
    </Reason>
  );
}

function Withheld() {
  const { t } = useTranslation('charts');
  return (
    <Reason state="half" title={t(($) => $.withheld.title)}>
      {t(($) => $.withheld.text)}
    </Reason>
  );
}

interface ReasonProps {
  state: 'empty' | 'half';
  title: string;
  children: ReactNode;
}

const Reason = ({ state, title, children }: ReasonProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-2">
    <HalfDisc state={state} className="row-span-2 mt-1 size-8" />
    <p className="font-voice text-large font-semibold">{title}</p>
    <div className="max-w-prose text-muted">{children}</div>
  </div>
);
