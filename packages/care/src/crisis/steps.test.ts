import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/steps.ts';
import { wordsOf } from '../words/words-of.ts';
import { wordingOf } from './wording.ts';

/**
 * The most steps allowed from one position of a text. A regular expression engine takes about a hundred million steps a
 * second, and rarely needs the maximum.
 */
const mostSteps = 200_000;

describe.each(languageCodes)('the patterns of %s', (code) => {
  const { explicit, possible, idioms, negations } = wordsOf(code).patterns;
  const { selfHarmUrging } = wordsOf(code).lexicon;
  const all = [...explicit, ...possible, ...idioms, ...selfHarmUrging, ...negations];

  it('take time linear in a text, whatever it says', { timeout: 60_000 }, () => {
    const tooMany = all.filter((pattern) => {
      const { source, flags } = wordingOf(pattern, code).regex();
      return stepsOf(source, flags) > mostSteps;
    });
    expect(tooMany).toEqual([]);
  });
});
