import type { RegionSummary } from '@halved/shared/contract/analytics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { NumberTable } from '../../ui/charts/chart-table.tsx';
import { SentimentWord } from '../../ui/charts/sentiment-word.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { useCountryName } from './names.ts';

/** How many regions are listed before the reader asks for all. */
const firstRegions = 10;
/** How many categories of a region are named (docs/product.md §22). */
const mostCategories = 3;

/** The regions with the most people first. */
const ranked = (regions: readonly RegionSummary[]): RegionSummary[] =>
  [...regions].sort(
    (one, other) => other.totalUsers - one.totalUsers || one.region.localeCompare(other.region),
  );

/** The regions as a ranked table: people, worries, sentiment, and up to three categories. */
export function RegionTable({ regions }: { regions: readonly RegionSummary[] }) {
  const { t } = useTranslation('analytics');
  const number = useNumber();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? ranked(regions) : ranked(regions).slice(0, firstRegions);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <NumberTable
        label={t(($) => $.regions.heading)}
        columns={[t(($) => $.regions.region), t(($) => $.regions.people), t(($) => $.regions.posts)]}
        rows={shown.map((region) => ({
          id: region.code,
          cells: [
            <span key="region" className="text-base leading-snug">
              {region.region}
            </span>,
            number(region.totalUsers),
            number(region.totalPosts),
          ],
          detail: <Detail region={region} />,
        }))}
      />
      {regions.length > firstRegions && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? t(($) => $.regions.fewer, { number: number(firstRegions) })
            : t(($) => $.regions.all, { number: number(regions.length) })}
        </Button>
      )}
    </div>
  );
}

/** The country with the largest categories, and how it feels there. */
function Detail({ region: { country, topCategories, averageSentiment } }: { region: RegionSummary }) {
  const { t: names } = useTranslation('categories');
  const { t, i18n } = useTranslation('analytics');
  const countryOf = useCountryName();
  const categories = topCategories
    .slice(0, mostCategories)
    .map(({ category }) => names(($) => $.names[category]));
  const list = new Intl.ListFormat(i18n.language, { style: 'narrow' }).format(categories);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <span className="text-muted">{countryOf(country)}</span>
        {' · '}
        {categories.length > 0 ? list : t(($) => $.regions.noSplit)}
      </span>
      <span className="ms-auto">
        <span className="sr-only">{t(($) => $.regions.sentiment)}: </span>
        <SentimentWord average={averageSentiment} />
      </span>
    </div>
  );
}
