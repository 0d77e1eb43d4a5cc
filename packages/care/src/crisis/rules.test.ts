import { describe, expect, it } from 'vitest';
import { readingOf } from '../text.ts';
import { crisisIn, rulesOf } from './rules.ts';

describe('a negation', () => {
  // The last one is no valid expression, so that its compilation fails.
  const rules = rulesOf('en', {
    explicit: ['want to die'],
    possible: [],
    idioms: [],
    negations: ["don't$", 'never[z-a]$'],
  });
  const levelOf = (text: string) => crisisIn(readingOf(text), [rules]).level;

  it('is compiled only when a text first contains its words', () => {
    expect(levelOf('want to die')).toBe('explicit');
    expect(levelOf('I want to die')).toBe('explicit');
    expect(levelOf("I don't want to die")).toBe('none');
    expect(() => levelOf('I never want to die')).toThrow(SyntaxError);
  });
});
