import { useTranslation } from 'react-i18next';
import { halfDisc } from './mark.tsx';

/** What the two halves of a mark mean. Without an element around each word, Firefox would read the two as one. */
export function Legend() {
  const { t } = useTranslation('analytics');
  return (
    <p dir="auto" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
      <span className="inline-flex items-center gap-1.5">
        <Half side="before" />
        <span>{t(($) => $.map.people)}</span>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Half side="after" />
        <span>{t(($) => $.map.posts)}</span>
      </span>
    </p>
  );
}

const Half = ({ side }: { side: 'before' | 'after' }) => (
  <svg viewBox={side === 'before' ? '-10 -10 10 20' : '0 -10 10 20'} className="h-5 w-2.5" aria-hidden="true">
    <path d={halfDisc(9, side)} className={side === 'before' ? 'fill-tide' : 'fill-clay'} />
  </svg>
);
