import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Figure } from './figure.ts';
import { trialsOf } from './material.ts';

let figures: readonly Figure[] = [];
beforeAll(() => {
  const trials = trialsOf(fileURLToPath(new URL('../../sample', import.meta.url)), 'dev');
  const everyThird = <Item>(items: readonly Item[]) => items.filter((_, index) => index % 3 === 0);
  figures = evaluate({ ...trials, oblique: everyThird(trials.oblique), fresh: everyThird(trials.fresh) });
}, 120_000);

const figureOf = (measure: string) =>
  figures.find((figure) => figure.measure.startsWith(measure) && figure.language === undefined)?.value;

/** Each limit is a little worse than the measured figure, so that a change for the worse fails the test. */
describe('the evaluation on the committed sample', () => {
  it.each([
    ['topic, English: macro-F1', 0.6],
    ['topic, English: top two', 0.79],
    ['topic, other languages, fresh chatty texts: accuracy', 0.9],
    ['topic, other languages, oblique texts: accuracy', 0.47],
    ['sentiment, SAD severity: Spearman', 0.42],
    ['toxicity: macro-F1', 0.66],
    ['toxicity: recall at flagged', 0.25],
    ['crisis, explicit wording', 1],
    ['crisis, passive wording', 1],
    ['language: sentences', 0.99],
    ['language: word-pairs', 0.92],
    ['language: chatty texts', 0.99],
    ['similar, recall at 3 of 118: en', 0.7],
    ['similar, recall at 3 of 25: ko', 0.84],
  ])('%s is at least %d', (measure, floor) => {
    expect(figureOf(measure)).toBeGreaterThanOrEqual(floor);
  });

  it.each([
    ['worries scored as positive by mistake', 0.005],
    ['innocent worries held back: English', 0.005],
    ['innocent worries held back: other languages', 0.01],
    ['the same words held back as comments: English', 0.01],
    ['crisis, false alarms on worries', 0.005],
    ['crisis, false alarms on written lookalikes', 0],
  ])('%s is at most %d', (measure, ceiling) => {
    expect(figureOf(measure)).toBeLessThanOrEqual(ceiling);
  });
});
