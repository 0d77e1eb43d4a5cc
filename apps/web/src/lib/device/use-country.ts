import type { UrlFilters } from '../navigation/url-filters.ts';
import { useUser } from '../server/session.ts';
import { chosenCountry, guessCountry, isKnownCountry, rememberCountry } from './country.ts';

/** The value in the URL for every country, because a missing value means the reader's own country. */
const everywhere = 'any';

export interface CountryChoice {
  /** An ISO code; '' for everywhere. */
  country: string;
  choose: (country: string) => void;
}

/**
 * The country of a page: the one in the URL, else the one chosen on this device, else the account's, else the region in
 * the browser's languages.
 */
export function useCountry({ requested, set }: Pick<UrlFilters, 'requested' | 'set'>): CountryChoice {
  const own = useUser()?.country ?? null;
  const inUrl = requested('country')?.toUpperCase();
  const isChosen = inUrl === everywhere.toUpperCase() || (inUrl !== undefined && isKnownCountry(inUrl));
  const chosen = inUrl && isKnownCountry(inUrl) ? inUrl : '';
  return {
    country: isChosen ? chosen : chosenCountry(own) || guessCountry(),
    choose: (country) => {
      rememberCountry(country);
      set('country', country || everywhere);
    },
  };
}
