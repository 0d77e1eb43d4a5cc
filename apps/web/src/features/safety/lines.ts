import { type CrisisLine, crisisLinesFor } from '@halved/shared/crisis-lines';
import { chosenCountry, guessCountry } from '../../lib/device/country.ts';

export interface Lines {
  /** The support lines, those that speak the language of the text first. */
  lines: CrisisLine[];
  /** The emergency number of the country; undefined if the country is not known. */
  emergency: CrisisLine | undefined;
}

const most = 3;
const isForAll = ({ kind, audience }: CrisisLine) => kind === 'line' && audience === 'everyone';

/**
 * The support lines for somebody who wrote in a language. `accountCountry` is the country of the account. A browser's
 * region says little about where somebody is: if another language is spoken there, the lines of countries that speak
 * the writer's language are added.
 */
export function linesFor(language: string, accountCountry: string | null): Lines {
  const chosen = chosenCountry(accountCountry);
  const country = chosen || guessCountry();
  const around = country ? crisisLinesFor({ country }) : [];
  const near = around.filter(isForAll);
  const speaking = near.filter(({ languages }) => languages.includes(language));
  const isAtHome = speaking.some(({ languages }) => languages[0] === language);
  const emergency = around.find(({ kind }) => kind === 'emergency');
  if (isAtHome || (chosen && speaking.length > 0)) return { lines: speaking.slice(0, most), emergency };
  const anywhere = crisisLinesFor({ language });
  const abroad = anywhere.filter(isForAll);
  const first = speaking[0] ?? near[0];
  const others = (abroad.length > 0 ? abroad : anywhere).filter((line) => line !== first);
  const rest = others.slice(0, first ? most - 1 : most);
  if (!first) return { lines: rest, emergency };
  // The lines of the region come last if nobody there speaks the language.
  return { lines: speaking.length > 0 ? [first, ...rest] : [...rest, first], emergency };
}
