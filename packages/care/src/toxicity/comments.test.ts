import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@halved/shared/languages';
import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';

const moderationOf = (text: string, language: LanguageCode) =>
  screen(text, { localeHint: language, kind: 'comment' });

/** Comments of each language that urge self-harm, and kind ones in strong words. */
const cases: Readonly<Record<LanguageCode, Record<'urging' | 'kind', string[]>>> = JSON.parse(
  readFileSync(new URL('./comment-cases.json', import.meta.url), 'utf8'),
);

describe.each(languageCodes)('a comment in %s', (language) => {
  const { urging, kind } = cases[language];

  it.each(urging)('that urges self-harm is held and comes first: %s', (text) => {
    const { moderation, scores } = moderationOf(text, language);
    expect([moderation, scores.urgesSelfHarm]).toEqual(['pending', true]);
  });

  it.each(urging)('that urges self-harm is held beside hearts or laughter, and drawn out: %s', (text) => {
    // The last word, unless it is disguised too.
    const drawnOut = text.replace(
      /(?<=^|\s)\p{L}{2,}(?=\P{L}*$)/u,
      (word) => word + word.slice(-1).repeat(3),
    );
    for (const typed of [`${text} ❤️❤️`, `${text} 😂😂`, drawnOut]) {
      expect(moderationOf(typed, language).scores.urgesSelfHarm, typed).toBe(true);
    }
  });

  it.each(kind)('that is kind in strong words is published, also beside emoji: %s', (text) => {
    for (const typed of [text, `${text} ❤️`, `${text} 😂😂`]) {
      expect(moderationOf(typed, language).moderation, typed).toBe('approved');
    }
  });
});
