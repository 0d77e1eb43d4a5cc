import { numberFormat } from '@halved/shared/formats';
import { sentimentBounds, sentimentLabel, sentimentLabels } from '@halved/shared/sentiment';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/primitives/cx.ts';

const edges = [-1, ...sentimentBounds, 1];
const width = 240;
const margin = 10;
const gap = 2;

/** Converts a score from −1 to 1 to a distance from the start of the line. */
const xOf = (score: number) => margin + ((score + 1) / 2) * (width - 2 * margin);

/** The sentiment of a post: its label, and its position on a line of five parts from very negative to very positive. */
export function SentimentScale({ score }: { score: number }) {
  const { t, i18n } = useTranslation('analysis');
  const label = sentimentLabel(score);
  const position = t(($) => $.scale.position, {
    score: numberFormat(i18n.language, { maximumFractionDigits: 2 }).format(score),
  });
  return (
    <div className="grid max-w-80 gap-1">
      <p className="font-semibold">{t(($) => $.sentiment[label])}</p>
      <svg viewBox={`0 0 ${width} 20`} className="rtl:-scale-x-100" role="img" aria-label={position}>
        {sentimentLabels.map((name, index) => (
          <line
            key={name}
            x1={xOf(edges[index] ?? -1) + gap}
            x2={xOf(edges[index + 1] ?? 1) - gap}
            y1="10"
            y2="10"
            strokeWidth={name === label ? 6 : 3}
            strokeLinecap="round"
            className={cx(name === label ? 'stroke-tide' : 'stroke-line')}
          />
        ))}
        <circle cx={xOf(score)} cy="10" r="8" strokeWidth="2.5" className="fill-tide stroke-surface" />
      </svg>
      <p className="flex justify-between gap-4 text-small text-muted" aria-hidden="true">
        <span>{t(($) => $.scale.low)}</span>
        <span className="text-end">{t(($) => $.scale.high)}</span>
      </p>
    </div>
  );
}
