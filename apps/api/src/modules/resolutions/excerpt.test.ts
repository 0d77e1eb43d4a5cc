import { limits } from '@halved/shared/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const filler = 'For weeks I could think of nothing else at all, neither at work nor at home. '.repeat(4);

describe('the excerpt of a story', () => {
  it('is the whole of a short story, on one line', () => {
    expect(excerptOf('I wrote it down.\n\nThen I slept.', 'Running')).toBe('I wrote it down. Then I slept.');
  });

  it('begins at the sentence that names the method, in upper or lower case', () => {
    const story = `${filler}Then I tried a LONG WALK every evening. It cleared my head.\n${filler}`;
    expect(excerptOf(story, 'a long walk')).toMatch(/^Then I tried a LONG WALK every evening\. It cleared/);
  });

  it('is the end of the story if no sentence names the method', () => {
    const end = 'By spring we laughed about it.';
    expect(excerptOf(`${filler}${end}`, 'Running').endsWith(` home. ${end}`)).toBe(true);
  });

  it('breaks a long sentence between two words', () => {
    const excerpt = excerptOf('word '.repeat(100), 'Running');
    expect(excerpt).toMatch(/^(word )*word…$/);
    expect(excerptOf('字'.repeat(300), '走').length).toBeLessThanOrEqual(limits.suggestionExampleMax);
  });

  it('is never too long, whatever the story', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 2_000 });
    fc.assert(
      fc.property(texts, fc.string(), (story, method) => {
        const excerpt = excerptOf(story, method);
        expect([...new Intl.Segmenter().segment(excerpt)].length).toBeLessThanOrEqual(
          limits.suggestionExampleMax,
        );
        expect(excerpt).not.toContain('\n');
      }),
    );
  });
});
