import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePercent } from '../../lib/texts/percent.ts';

const signs = { up: ArrowUp, down: ArrowDown, flat: Minus };
type Trend = keyof typeof signs;

const trendOf = (change: number): Trend => {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
};

export interface ChangeWordProps {
  /** In percent. Null if there is nothing to compare with. */
  change: number | null;
  /** By default, every change but 0 goes up or down. */
  trend?: Trend;
}

/** A growth as a sign, a number and a word. More is not better here, so it has no colour. */
export function ChangeWord({ change, trend }: ChangeWordProps) {
  const { t } = useTranslation('charts');
  const percent = usePercent();
  if (change === null)
    return <span className="text-small whitespace-nowrap text-muted">{t(($) => $.change.none)}</span>;
  const direction = trend ?? trendOf(change);
  const Sign = signs[direction];
  return (
    <span
      className="inline-flex items-center gap-1 text-small whitespace-nowrap text-muted"
      data-trend={direction}
    >
      <Sign className="size-4 shrink-0" aria-hidden="true" />
      {t(($) => $.change[direction], {
        percent: direction === 'flat' ? percent(change, 'signed') : percent(Math.abs(change)),
      })}
    </span>
  );
}
