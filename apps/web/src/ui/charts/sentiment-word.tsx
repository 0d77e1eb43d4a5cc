import { type AverageLabel, averageLabel } from '@halved/shared/sentiment';
import { useTranslation } from 'react-i18next';
import { cx } from '../primitives/cx.ts';

const colours: Record<AverageLabel, string> = {
  positive: 'text-ok',
  neutral: 'text-tide',
  negative: 'text-warn',
};
/** Where the disc lies on the line under it. */
const positions: Record<AverageLabel, number> = { negative: 6, neutral: 14, positive: 22 };

/** An average sentiment from 0 to 1 as a word, with a sign and a colour. Null if it is withheld. */
export function SentimentWord({ average }: { average: number | null }) {
  const { t } = useTranslation('charts');
  if (average === null) return <span className="text-muted">{t(($) => $.withheld.word)}</span>;
  const label = averageLabel(average);
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 font-semibold', colours[label])}
      data-sentiment={label}
    >
      <svg viewBox="0 0 28 12" className="h-3 w-7 shrink-0 rtl:-scale-x-100" aria-hidden="true">
        <path d="M2 6h24" strokeWidth="1.5" stroke="currentColor" />
        <circle cx={positions[label]} cy="6" r="5" fill="currentColor" />
      </svg>
      {t(($) => $.sentiment[label])}
    </span>
  );
}
