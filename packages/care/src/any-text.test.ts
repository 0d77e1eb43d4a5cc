import { fuzzEnv } from '@halved/shared/testing/env';
import { hostileTexts, repeatedTexts } from '@halved/shared/testing/hostile-texts';
import { findSlowest } from '@halved/shared/testing/slowest-text';
import { growthOf, linear } from '@halved/shared/testing/spent-time';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { contactsIn } from './contacts.ts';
import { screen } from './screen.ts';
import { crisisAttacks } from './testing/crisis-attacks.ts';
import { warm } from './warm.ts';

let known: string[] = [];
beforeAll(() => {
  warm();
  known = [...crisisAttacks(everyPattern, maxUnits, fuzzEnv.seed)];
}, 300_000);

const readers = [
  { how: 'a worry', read: (text: string) => analyse(text) },
  { how: 'a comment', read: (text: string) => screen(text, { kind: 'comment', localeHint: 'es' }) },
  { how: 'a text with contacts', read: contactsIn },
];
/** The number of texts in an ordinary test run; `npm run fuzz` sets a far larger one. */
const texts = Math.ceil((fuzzEnv.texts ?? 450) / readers.length);
const kinds = fuzzEnv.texts === undefined ? repeatedTexts : hostileTexts;
/** The test attacks every n-th pattern; this is n. */
const everyPattern = fuzzEnv.texts === undefined ? 50 : 5;
const maxUnits = 10_000;
/** The time limit for one text. On an idle machine, a text of 10,000 UTF-16 units takes a twentieth of this time. */
const bearableMs = 500;

describe.each(readers)('a text analysed as $how', ({ read }) => {
  it('takes time linear in its length', { timeout: 30_000 + kinds.length * 1_000 }, () => {
    for (const { name, ofUnits } of kinds) {
      const growth = [maxUnits / 10, maxUnits].map((units) => growthOf(read, ofUnits, units));
      expect(Math.max(...growth), name).toBeLessThan(linear);
    }
  });

  it('is analysed quickly, even the slowest one that a search finds', {
    timeout: 30_000 + texts * 200,
  }, async ({ annotate }) => {
    const { seed } = fuzzEnv;
    const { text, ms } = findSlowest(read, { texts, seed, known, maxUnits, bearableMs });
    const start = JSON.stringify(text.slice(0, 200));
    await annotate(`the slowest of ${texts}: ${ms.toFixed(1)} ms for ${text.length} units, ${start} …`);
    expect(ms, JSON.stringify(text)).toBeLessThan(bearableMs);
  });
});
