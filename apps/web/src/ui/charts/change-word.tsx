import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { usePercent } from '../../lib/texts/percent.ts';

type Trend = 'up' | 'down' | 'flat';
const signs: Record<Trend, LucideIcon> = { up: ArrowUp, down: ArrowDown, flat: Minus };

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
      className="inline-flex items-baseline gap-1 text-small whitespace-nowrap text-muted"
      data-trend={direction}
    >
      <Sign className="size-4 shrink-0 self-center" aria-hidden="true" />
      {t(($) => $.change[direction], {
        percent: direction === 'flat' ? percent(change, 'signed') : percent(Math.abs(change)),
      })}
    </span>
  );
}
