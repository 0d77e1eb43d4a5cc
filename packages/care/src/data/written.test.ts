import { describe, expect, it } from 'vitest';
import { writtenTexts } from './written.ts';

describe.each(['danger', 'comments', 'doors', 'calibration', 'sentiment', 'toxicity'] as const)(
  'the texts written for %s',
  (task) => {
    const train = writtenTexts(task, 'train');
    const fresh = writtenTexts(task, 'fresh');

    it('are not empty, and no text of training is measured', () => {
      const trained = new Set(train.map(({ text }) => text));
      expect(train.length).toBeGreaterThan(0);
      expect(fresh.length).toBeGreaterThan(0);
      expect(fresh.filter(({ text }) => trained.has(text))).toEqual([]);
    });

    it('have the same labels in each language and part', () => {
      const labelsIn = (texts: typeof train) =>
        Object.values(Object.groupBy(texts, ({ language }) => language)).map((own) =>
          [...new Set(own.map(({ label }) => label))].join(),
        );
      expect(new Set([...labelsIn(train), ...labelsIn(fresh)]).size).toBe(1);
    });
  },
);
