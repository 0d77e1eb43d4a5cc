import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { crisisCases } from '../crisis/cases.ts';
import { screen } from '../screen.ts';
import { boundedBy } from './danger.ts';

describe('danger bounds the sentiment', () => {
  it.each([
    ['none', 0.9, 0.9],
    ['none', -0.9, -0.9],
    ['possible', 0.9, -0.6],
    ['possible', -0.7, -0.7],
    ['explicit', 0.9, -0.8],
    ['explicit', -0.95, -0.95],
  ] as const)('%s: %d becomes %d', (danger, sentiment, bounded) => {
    expect(boundedBy(danger, sentiment)).toBe(bounded);
  });

  it('in every language, for worries and comments', () => {
    for (const { text, language, level } of crisisCases()) {
      if (level === 'none') continue;
      for (const kind of ['worry', 'comment'] as const) {
        const { crisis, sentimentScore, scores } = screen(text, { localeHint: language, kind });
        if (crisis === 'none' || scores.urgesSelfHarm) continue;
        expect(sentimentScore, text).toBeLessThanOrEqual(crisis === 'explicit' ? -0.8 : -0.6);
      }
    }
  });

  it('without a value that stands for danger, since everybody reads the sentiment of a public worry', () => {
    const read = crisisCases().map(({ text, language }) => analyse(text, { localeHint: language }));
    for (const level of ['possible', 'explicit']) {
      const scores = read
        .filter(({ crisis }) => crisis === level)
        .map(({ sentimentScore }) => sentimentScore);
      const alike = Map.groupBy(scores, (score) => score.toFixed(3));
      const most = Math.max(...[...alike.values()].map(({ length }) => length));
      expect(most / scores.length, level).toBeLessThan(0.05);
    }
  });

  it('so that danger with a shrug sounds worse than hyperbole', () => {
    const scoreOf = (text: string) => analyse(text, { localeHint: 'en' }).sentimentScore;
    expect(scoreOf('ngl i wanna kms')).toBeLessThanOrEqual(-0.6);
    for (const hyperbole of ['this homework is killing me', 'i could die of embarrassment']) {
      expect(scoreOf('ngl i wanna kms')).toBeLessThan(scoreOf(hyperbole));
    }
  });

  it('but a comment that tells somebody else to die says nothing about the mood of its writer', () => {
    const { scores, sentimentScore } = screen('go kill yourself haha great fun', { kind: 'comment' });
    expect(scores.urgesSelfHarm).toBe(true);
    expect(sentimentScore).toBeGreaterThan(-0.8);
  });
});
