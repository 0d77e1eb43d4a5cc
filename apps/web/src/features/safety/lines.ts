import { type CrisisLine, crisisLinesFor } from '@halved/shared/crisis-lines';
import { chosenCountry, guessCountry } from '../../lib/device/country.ts';

export interface Lines {
  /** The support lines, those that speak the language of the text first. */
  lines: CrisisLine[];
  /** The emergency number of the country; undefined if the country is not known. */
  emergency: CrisisLine | undefined;
}

const maxLines = 3;
const isForAll = ({ kind, audience }: CrisisLine) => kind === 'line' && audience === 'everyone';

/**
 * The support lines for somebody who wrote in a language. `accountCountry` is the country of the account. The region of
 * a browser is only a guess of the country. If the region speaks another language than the writer, lines of countries
 * with the writer's language are added.
 */
export function linesFor(language: string, accountCountry: string | null): Lines {
  const chosen = chosenCountry(accountCountry);
  const country = chosen || guessCountry();
  const countryLines = country ? crisisLinesFor({ country }) : [];
  const supportLines = countryLines.filter(isForAll);
  const inLanguage = supportLines.filter(({ languages }) => languages.includes(language));
  const isAtHome = inLanguage.some(({ languages }) => languages[0] === language);
  const emergency = countryLines.find(({ kind }) => kind === 'emergency');
  if (isAtHome || (chosen && inLanguage.length > 0))
    return { lines: inLanguage.slice(0, maxLines), emergency };
  const anywhere = crisisLinesFor({ language });
  const supportAnywhere = anywhere.filter(isForAll);
  const first = inLanguage[0] ?? supportLines[0];
  const others = (supportAnywhere.length > 0 ? supportAnywhere : anywhere).filter((line) => line !== first);
  const rest = others.slice(0, first ? maxLines - 1 : maxLines);
  if (!first) return { lines: rest, emergency };
  // The region's line comes last if it does not speak the language of the text.
  return { lines: inLanguage.length > 0 ? [first, ...rest] : [...rest, first], emergency };
}
