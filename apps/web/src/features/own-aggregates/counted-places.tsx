import { countryName } from '@halved/shared/countries';
import { useTranslation } from 'react-i18next';
import type { CountedPlace, placesByRange } from './places.ts';

export interface CountedPlacesProps {
  ranges: ReturnType<typeof placesByRange>;
}

/** In plain words, the numbers that count the member: by range, then by place. */
export function CountedPlaces({ ranges }: CountedPlacesProps) {
  const { t: charts } = useTranslation('charts');
  return (
    <div className="grid gap-6">
      {ranges.map(({ range, places }) => (
        <section key={range} className="grid gap-2">
          <h3 className="text-large">{charts(($) => $.timeRanges[range])}</h3>
          <ul className="grid gap-3">
            {places.map((place) => (
              <Place key={`${place.country} ${place.region}`} place={place} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Place({ place }: { place: CountedPlace }) {
  const { t, i18n } = useTranslation('counted');
  const { t: names } = useTranslation('categories');
  const { country, region, isInTotal, categories } = place;
  const countryText =
    country &&
    countryName(
      country,
      i18n.language,
      t(($) => $.cells.otherCountries),
    );
  const both = region && countryText && t(($) => $.cells.regionIn, { region, country: countryText });
  const where = both || region || countryText || t(($) => $.cells.community);
  const list = new Intl.ListFormat(i18n.language).format(
    categories.map((category) => names(($) => $.names[category])),
  );
  return (
    <li>
      <p className="font-semibold">{where}</p>
      {isInTotal && <p className="max-w-prose">{t(($) => $.cells.total)}</p>}
      {categories.length > 0 && (
        <p className="max-w-prose">{t(($) => $.cells.categories, { categories: list })}</p>
      )}
    </li>
  );
}
