import { describe, expect, it } from 'vitest';
import { readingOf } from '../text.ts';
import { topicOf } from './topic.ts';

describe('the confidence of a category', () => {
  it.each([
    ['en', 'My boss shouted at me because of the deadline. '],
    ['zh', '老板因为加班的事情又在会议上骂我，'],
  ] as const)('%s: is lower for a long text than its likeliest category looks', (language, sentence) => {
    const { confidence, chances, category } = topicOf(readingOf(sentence.repeat(6)), language);
    expect(confidence).toBeLessThan(Math.max(...chances));
    expect(confidence).toBeGreaterThan(1 / chances.length);
    expect(category).toBe('work');
  });

  it('is the chance of the likeliest category for a short text', () => {
    const { confidence, chances } = topicOf(readingOf('My boss shouted at me'), 'en');
    expect(confidence).toBeCloseTo(Math.max(...chances));
  });

  it('below .35 names no category', () => {
    const { confidence, category } = topicOf(readingOf('hm'), 'en');
    expect(confidence).toBeLessThan(0.35);
    expect(category).toBe('other');
  });
});
