import { describe, expect, it } from 'vitest';
import { textOf } from './text.ts';

const messageFor = (displayName: string, actors = 1) =>
  textOf('en', { kind: 'like', actors, username: 'someone', displayName }).message;

describe('the words of a notification', () => {
  it('leave a name unchanged', () => {
    expect(messageFor('Ana', 3)).toBe('Ana and 2 others felt this with you');
    expect(messageFor('山田 太郎')).toBe('山田 太郎 felt this with you');
  });

  it('count others in the plural form of the language', () => {
    const inLanguage = (language: 'ar' | 'ru' | 'ja', others: number) =>
      textOf(language, { kind: 'follow', actors: others + 1, username: 'noor', displayName: '@' }).message;
    expect([1, 2, 5, 11].map((others) => inLanguage('ar', others).split('ومن ')[1])).toEqual([
      'شخص آخر',
      'شخصين آخرين',
      '5 أشخاص آخرين',
      '11 شخصًا آخر',
    ]);
    expect([21, 22, 25].map((others) => inLanguage('ru', others).split('ещё ')[1])).toEqual([
      '21 человек',
      '22 человека',
      '25 человек',
    ]);
    expect(inLanguage('ja', 1)).toContain('ほか1人');
  });

  it('keep their order around a name from a right-to-left script', () => {
    expect(messageFor('ليلى')).toBe('\u2068ليلى\u2069 felt this with you');
    expect(messageFor('דנה', 2)).toBe('\u2068דנה\u2069 and 1 other felt this with you');
  });

  it('keep the order of a name within an Arabic sentence', () => {
    const { message } = textOf('ar', {
      kind: 'like',
      actors: 1,
      username: 'someone',
      displayName: 'Noor +1',
    });
    expect(message).toContain('\u2068Noor +1\u2069');
  });

  it('are not reordered by direction marks in a name', () => {
    expect(messageFor('Ana\u202E\u2069\u2067')).toBe('Ana felt this with you');
  });
});
