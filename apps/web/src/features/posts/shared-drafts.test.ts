import { countGraphemes } from '@halved/shared/graphemes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDraft, otherDrafts, readDraft, writeDraft } from '../../lib/writing/drafts.ts';
import { keepShared, sharedText, worriesOf } from './shared-drafts.ts';
import { isShared } from './shared-text.ts';

beforeEach(() => localStorage.clear());

const params = (values: Record<string, string>) => new URLSearchParams(values);
const valuesOf = (text: string | null): { shortContent: string; longContent: string } =>
  JSON.parse(text ?? '{}').values;
const allDrafts = (account: string | null) => [
  openDraft(account, 'worry'),
  ...otherDrafts(account, 'worry').map(({ text }) => text),
];

describe('what another app shares', () => {
  it('is recognised by its parameters, even if they are empty', () => {
    expect([params({ text: '' }), params({ share: '1' })].map(isShared)).toEqual([true, false]);
  });

  it('becomes one text, in which nothing is repeated', () => {
    const url = 'https://example.org/sleep';
    expect(sharedText(params({ title: ' Sleep ', text: `Cannot sleep ${url}`, url }))).toBe(
      `Sleep\n\nCannot sleep ${url}`,
    );
    expect(sharedText(params({ url }))).toBe(url);
    expect(sharedText(params({ title: '', text: ' ' }))).toBe('');
  });

  it('fills the post, and what does not fit goes into the extended content', () => {
    const [worry, ...others] = worriesOf(`${'word '.repeat(56)}and the rest`);
    expect(others).toEqual([]);
    expect(worry?.longContent).toBe('and the rest');
    expect(countGraphemes(worry?.shortContent ?? '')).toBe(279);
  });

  it.each([
    ['words', 'a quiet word '.repeat(7_700).trim()],
    ['one word', 'x'.repeat(100_000)],
    ['family emoji', '👨‍👩‍👧‍👦'.repeat(12_000)],
  ])('keeps every character of a very long text, in parts that can be shared: %s', (_, text) => {
    keepShared('me', params({ text }));
    const parts = allDrafts('me').map(valuesOf);
    for (const { shortContent, longContent } of parts) {
      expect(countGraphemes(shortContent)).toBeLessThanOrEqual(280);
      expect(countGraphemes(longContent)).toBeLessThanOrEqual(10_000);
    }
    const together = parts.map(({ shortContent, longContent }) => shortContent + longContent).join('');
    expect(together.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });

  it('never replaces what was being written', () => {
    const mine = JSON.stringify({ values: { shortContent: 'Mine' } });
    writeDraft('me', 'worry', mine);
    keepShared('me', params({ text: 'Theirs' }));
    expect(allDrafts('me').map((text) => valuesOf(text).shortContent)).toEqual(['Mine', 'Theirs']);
  });

  it('is kept once if it is shared twice, and not at all if it is empty', () => {
    keepShared(null, params({ text: 'Twice' }));
    keepShared(null, params({ text: 'Twice' }));
    expect(allDrafts(null)).toHaveLength(1);
    keepShared('other', params({ text: '', title: '' }));
    expect(readDraft('other', 'worry')).toBeNull();
  });
});
