import { type CrisisLine, crisisLinesFor } from '@halved/shared/crisis-lines';

export interface CountryLines {
  emergency: CrisisLine | undefined;
  /** The other lines, the best first and never empty. */
  lines: CrisisLine[];
}

/** The crisis lines of a country, or for '' those that answer in the language. The data is part of the program. */
export function linesOf(country: string, language: string): CountryLines {
  const all = crisisLinesFor({ country: country || null, language });
  const emergency = all.find((line) => line.kind === 'emergency');
  return { emergency, lines: all.filter((line) => line !== emergency) };
}
