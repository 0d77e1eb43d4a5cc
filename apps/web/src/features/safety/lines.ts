import { type CrisisLine, crisisLinesFor } from '@halved/shared/crisis-lines';
import { chosenCountry, guessCountry } from '../../lib/device/country.ts';

export interface Lines {
  /** People who answer, those who speak the language of the words first. */
  lines: CrisisLine[];
  /** The ambulance and the police of the country; undefined where it is not known. */
  emergency: CrisisLine | undefined;
}

const most = 3;
const isForAll = ({ kind, audience }: CrisisLine) => kind === 'line' && audience === 'everyone';

/**
 * The lines for somebody who wrote in a language, wherever they are. `own` is the country of the account. The region of
 * a browser says little of where somebody is: where another language is at home there, the lines of the countries
 * where theirs is stand beside its own.
 */
export function linesFor(language: string, own: string | null): Lines {
  const chosen = chosenCountry(own);
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
  const few = others.slice(0, first ? most - 1 : most);
  if (!first) return { lines: few, emergency };
  // Who can be called from here stands last where nobody there would understand.
  return { lines: speaking.length > 0 ? [first, ...few] : [...few, first], emergency };
}
