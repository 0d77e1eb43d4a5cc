import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Figure } from './figure.ts';
import { trialsOf } from './material.ts';

let figures: readonly Figure[] = [];
beforeAll(() => {
  const trials = trialsOf(fileURLToPath(new URL('../../sample', import.meta.url)), 'dev');
  figures = evaluate({ ...trials, seeds: trials.seeds.filter((_, place) => place % 3 === 0) });
}, 120_000);

const figureOf = (measure: string) =>
  figures.find((figure) => figure.measure.startsWith(measure) && figure.language === undefined)?.value;

/** A little below what was measured, so that a change for the worse is noticed. */
describe('on the committed sample', () => {
  it.each([
    ['topic, English: macro-F1', 0.5],
    ['topic, English: top two', 0.7],
    ['sentiment, SAD severity: Spearman', 0.3],
    ['toxicity: macro-F1', 0.6],
    ['crisis, explicit wording', 1],
    ['language: sentences', 0.98],
    ['language: word-pairs', 0.85],
  ])('%s is at least %d', (measure, floor) => {
    expect(figureOf(measure)).toBeGreaterThanOrEqual(floor);
  });

  it.each([
    ['worries scored as positive by mistake', 0.01],
    ['innocent worries held back: English', 0.005],
    ['innocent worries held back: other languages', 0.01],
    ['crisis, false alarms on worries', 0.01],
  ])('%s is at most %d', (measure, ceiling) => {
    expect(figureOf(measure)).toBeLessThanOrEqual(ceiling);
  });
});
