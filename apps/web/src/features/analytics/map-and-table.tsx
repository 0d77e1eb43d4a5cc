import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import type { CountryCode } from '@halved/shared/countries';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../lib/rendering/after-paint.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { toggled } from './filters.ts';
import { countryTotals } from './map/country-totals.ts';
import { RegionTable } from './region-table.tsx';
import { usePublished } from './use-analytics.ts';

// The outlines of the countries are as heavy as the rest of the page, so they are loaded when it is painted.
const WorldMap = lazyPart(
  () => import('./map/world-map.tsx'),
  (part) => part.WorldMap,
);

export interface MapAndTableProps {
  report: Pick<GeographicAnalytics, 'regions'>;
  chosen: readonly CountryCode[];
  onChoose: (countries: string[]) => void;
}

/** The countries on a map beside their regions in a ranked table, which has all the numbers of the map. */
export function MapAndTable({ report: { regions }, chosen, onChoose }: MapAndTableProps) {
  const { t } = useTranslation('analytics');
  const number = useNumber();
  const published = usePublished();
  const isPainted = useAfterPaint();
  const totals = countryTotals(regions);
  const elsewhere = totals.find(({ country }) => country === 'OTHER');
  const label = t(($) => $.map.heading);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {/* Beside the longer table, the map stays in view. */}
      <div className="lg:sticky lg:top-20">
        <Card title={label} lead={t(($) => $.map.lead)}>
          <Suspense fallback={<MapPlaceholder />}>
            {isPainted ? (
              <WorldMap
                label={label}
                totals={totals}
                published={published.map(({ country }) => country)}
                chosen={chosen}
                onToggle={(country) => onChoose(toggled(chosen, country))}
              />
            ) : (
              <MapPlaceholder />
            )}
          </Suspense>
          {elsewhere && (
            <p className="text-small text-muted">
              {t(($) => $.map.elsewhere, {
                people: t(($) => $.people, { count: elsewhere.people, number: number(elsewhere.people) }),
              })}
            </p>
          )}
        </Card>
      </div>
      <Card title={t(($) => $.regions.heading)} lead={t(($) => $.regions.lead)}>
        <RegionTable regions={regions} />
      </Card>
    </div>
  );
}

/** As high as the map with the line and the buttons under it, so that nothing moves when it arrives. */
const MapPlaceholder = () => (
  <div className="grid grid-cols-1 gap-2" aria-hidden="true">
    <div className="pulse aspect-[3/2] rounded-field border border-hair bg-calm" />
    <div className="min-h-6" />
    <div className="min-h-11" />
  </div>
);
