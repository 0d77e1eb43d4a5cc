import { languageCodes } from '@halved/shared/languages';
import { patternsOf } from '../crisis/patterns.ts';
import { wordingOf } from '../crisis/wording.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { attacksOf } from './attack.ts';

/**
 * Texts of the given length that are hard for the patterns of danger. One in `every` patterns is attacked; 1 means all.
 */
export function* crisisAttacks(every: number, length: number, seed: number): Generator<string> {
  const sources = languageCodes.flatMap((code) => {
    const { explicit, possible, idioms } = patternsOf(code);
    return [...explicit, ...possible, ...idioms, ...lexiconOf(code).selfHarmUrging].map(
      (pattern) => wordingOf(pattern, code).regex().source,
    );
  });
  for (const [at, source] of sources.entries()) {
    if ((at + seed) % every === 0) yield* attacksOf(source, { length, seed, count: 1 });
  }
}
