import { describe, expect, it } from 'vitest';
import { keywordsOf } from './keywords.ts';

describe('the keywords of a text', () => {
  it('are its most characteristic words, without stop words', () => {
    const keywords = keywordsOf('I am worried about the rent and the electricity bill this month', 'en');
    expect(keywords).toEqual(expect.arrayContaining(['rent', 'electricity', 'bill']));
    expect(keywords).not.toEqual(expect.arrayContaining(['the']));
  });

  it('exclude shortened stop words, with either apostrophe', () => {
    const keywords = keywordsOf(
      "They’d only worry. I haven’t failed, it's that she'll ask about the exam",
      'en',
    );
    expect(keywords.join(' ')).not.toMatch(/['’]|haven/);
    expect(keywords).toContain('exam');
  });

  it('exclude names, numbers and addresses', () => {
    const text =
      'Yesterday my cousin Jonathan from Liverpool wrote to me at bob@example.org, call 555 1234 or see https://example.org about the inheritance';
    expect(keywordsOf(text, 'en').join(' ')).not.toMatch(/jonathan|liverpool|bob|example|555|https/);
  });

  it('are at most eight', () => {
    const text = 'exam school teacher homework essay grade lecture library deadline scholarship campus';
    expect(keywordsOf(text, 'en')).toHaveLength(6);
    expect(keywordsOf(`${text} ${text} tutor semester degree thesis diploma`, 'en')).toHaveLength(8);
  });

  it.each([
    ['ja', '明日の試験が心配で眠れません'],
    ['zh', '我很担心明天的考试，晚上睡不着'],
  ] as const)('are whole words in %s', (language, text) => {
    const keywords = keywordsOf(text, language);
    expect(keywords.length).toBeGreaterThan(0);
    for (const keyword of keywords) expect(text).toContain(keyword);
  });

  it('are none for a text without words', () => {
    expect(keywordsOf('', 'en')).toEqual([]);
    expect(keywordsOf('12345 😭 ...', 'en')).toEqual([]);
  });
});
