import { languageCodes } from '@halved/shared/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentFigures } from './comments.ts';
import type { Figure } from './figure.ts';

let figures: readonly Figure[] = [];
beforeAll(() => {
  figures = commentFigures();
}, 60_000);

const figureOf = (measure: string, language: string) =>
  figures.find((figure) => figure.measure === `comments: ${measure}` && figure.language === language)?.value;

/** The shares that were measured, a little rounded for the worse, so that a change for the worse fails the test. */
const urgingHeld = {
  en: 0.54,
  es: 0.47,
  fr: 0.5,
  de: 0.47,
  it: 0.5,
  pt: 0.67,
  ja: 0.57,
  ko: 0.42,
  zh: 0.41,
  ru: 0.65,
  ar: 0.37,
  hi: 0.45,
} as const;
const kindHeld = {
  en: 0.05,
  es: 0,
  fr: 0.08,
  de: 0.03,
  it: 0,
  pt: 0.05,
  ja: 0.18,
  ko: 0.03,
  zh: 0.1,
  ru: 0.1,
  ar: 0.05,
  hi: 0.03,
} as const;

describe.each(languageCodes)(
  'the comments in %s that were written apart from the training texts',
  (language) => {
    it('are held as often as measured if they urge self-harm', () => {
      expect(figureOf('urging self-harm held', language)).toBeGreaterThanOrEqual(urgingHeld[language]);
    });

    it('are seldom held and never flagged if they are kind in strong words', () => {
      expect(figureOf('kind in strong words held', language)).toBeLessThanOrEqual(kindHeld[language]);
      expect(figureOf('kind in strong words flagged', language)).toBe(0);
    });
  },
);

it.each(['ja', 'ko'])('hostile comments in %s are told from harmless ones', (language) => {
  const found = figures.find(
    (figure) => figure.measure === 'toxicity, written comments: macro-F1' && figure.language === language,
  );
  expect(found?.value).toBeGreaterThanOrEqual(0.7);
});
