import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { growthOf, linear, shortestMs } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../text.ts';
import { wordsOf } from '../../words/words-of.ts';
import { crisisCases } from '../cases.ts';
import { dangerNear, dangerTermsIn } from './danger-near.ts';
import { dangerLists } from './lists.ts';

const languages = languageCodes.filter((language) => wordsOf(language).dangerTerms);
const rulesIn = (text: string, language: LanguageCode) => {
  const { plain, words } = readingOf(text);
  return dangerNear(plain, [dangerTermsIn(words, language)], language);
};
const levelsOf = (text: string, language: LanguageCode) => rulesIn(text, language).map(({ level }) => level);

describe.each(languages)('the terms of %s', (language) => {
  const terms = dangerLists.flatMap((name) =>
    (wordsOf(language).dangerTerms?.[name] ?? '').split(', ').map((term) => [name, term] as const),
  );

  it('have no list without terms, and no term twice in a list', () => {
    expect(terms.filter(([, term]) => term.trim() === '')).toEqual([]);
    const all = terms.map(([name, term]) => `${name}: ${term}`);
    expect(all.filter((term, place) => all.indexOf(term) !== place)).toEqual([]);
  });

  it('have enough letters before an open ending to be looked up', () => {
    expect(terms.filter(([, term]) => term.split(' ').some((word) => /^.{0,2}\*$/.test(word)))).toEqual([]);
  });

  it('are never near each other in a sentence that was written to be harmless', () => {
    const harmless = crisisCases().filter((one) => one.language === language && one.level === 'none');
    expect(harmless.filter(({ text }) => levelsOf(text, language).length > 0)).toEqual([]);
  });

  it.each(['cut my arm again ', 'nobody would miss me ', 'k i l l ', ' .. '])(
    'take time linear in the length of a text: %j',
    (part) => {
      const textOf = (length: number) => part.repeat(Math.ceil(length / part.length));
      expect(growthOf((text) => rulesIn(text, language), textOf, 20_000)).toBeLessThan(linear);
      expect(shortestMs(() => rulesIn(textOf(20_000), language), 100)).toBeLessThan(100);
    },
  );
});

describe('what is said near each other', () => {
  it.each([
    ['s u i c i d a l since i woke up', 'en', 'explicit'],
    ['long sleeves in july again', 'en', 'possible'],
    ['how many of these tablets would be enough', 'en', 'possible'],
    ['la navaja está en el cajón, la saqué', 'es', 'possible'],
    ['rechute hier soir, j ai honte', 'fr', 'possible'],
    ['die briefe liegen im nachtkästchen', 'de', 'possible'],
    ['ho la corda al collo mentre scrivo', 'it', 'explicit'],
    ['tomei os comprimidos agora, não sei se chamo alguém', 'pt', 'explicit'],
  ] as const)('is a reason to believe in danger: %s (%s)', (text, language, level) => {
    expect(levelsOf(text, language)).toContain(level);
  });

  it.each([
    ['the character in the film kept her razor in the drawer and relapsed', 'en'],
    ['my best friend says she wants to kill herself', 'en'],
    ['me corté el dedo cocinando', 'es'],
    ['dans la série elle a avalé toute la boite', 'fr'],
    ['im buch schreibt er abschiedsbriefe', 'de'],
    ['nel film lui si butta dal ponte', 'it'],
    ['no filme ela toma a cartela inteira', 'pt'],
  ] as const)('is none if it is about a story or somebody else: %s (%s)', (text, language) => {
    expect(levelsOf(text, language)).toEqual([]);
  });
});
