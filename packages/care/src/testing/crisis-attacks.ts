import { languageCodes } from '@halved/shared/languages';
import { wordingOf } from '../crisis/wording.ts';
import { wordsOf } from '../words/words-of.ts';
import { attacksOf } from './attack.ts';

/**
 * Texts of the given length that are hard for the patterns of danger. One in `every` patterns is attacked; 1 means all.
 */
export function* crisisAttacks(every: number, length: number, seed: number): Generator<string> {
  const sources = languageCodes.flatMap((code) => {
    const { explicit, possible, idioms } = wordsOf(code).patterns;
    return [...explicit, ...possible, ...idioms, ...wordsOf(code).lexicon.selfHarmUrging].map(
      (pattern) => wordingOf(pattern, code).regex().source,
    );
  });
  for (const [at, source] of sources.entries()) {
    if ((at + seed) % every === 0) yield* attacksOf(source, { length, seed, count: 1 });
  }
}
