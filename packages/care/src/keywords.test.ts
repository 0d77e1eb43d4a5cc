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

  it('are found where every word begins with a capital', () => {
    expect(keywordsOf('My Landlord Wants Me Out Of The Flat', 'en')).toEqual(
      expect.arrayContaining(['landlord', 'flat']),
    );
  });

  it('have no drawn-out letters', () => {
    expect(keywordsOf('i am drinkinggg tonighttt', 'en').sort()).toEqual(['drinking', 'tonight']);
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

  it.each([
    [
      'en',
      'hes picking on me and it isnt funny, theres no way the teacher doesnt know',
      ['hes', 'isnt', 'theres', 'doesnt'],
    ],
    ['fr', 'jsuis nulle, jvais rater le bac ptdr', ['jsuis', 'jvais', 'ptdr']],
    ['es', 'mi jefe es un hijo de puta jajajaja', ['puta', 'jajajaja']],
    ['ru', 'меня уволили, блядь, хахаха', ['блядь', 'хахаха']],
    ['ja', '友達がリスカしてるのを見つけた', ['リ', 'スカ', 'つけ']],
    ['ja', 'もう消えたい', ['えたい']],
    ['ja', '学校では私がいない方が楽だよね', ['私がい', 'がい']],
    ['zh', '今天晚饭吃了火锅', ['吃了']],
  ] as const)(
    'exclude what is no word of its own, laughter and swear words in %s: %s',
    (language, text, out) => {
      const keywords = keywordsOf(text, language);
      expect(keywords.length).toBeGreaterThan(0);
      expect(keywords.filter((word) => out.some((one) => one === word))).toEqual([]);
    },
  );

  it.each([
    ['ja', '友達がリスカしてるのを見つけた', 'リスカ'],
    ['ja', 'もう消えたい', '消えたい'],
    ['zh', '考试没过，很难过', '难过'],
    ['zh', '活着好累，想一了百了', '一了百了'],
  ] as const)('keep words whole in %s: %s', (language, text, word) => {
    expect(keywordsOf(text, language)).toContain(word);
  });

  it('are none for a text without words', () => {
    expect(keywordsOf('', 'en')).toEqual([]);
    expect(keywordsOf('12345 😭 ...', 'en')).toEqual([]);
  });
});
