import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../detect.ts';

describe('the language of a text', () => {
  it.each([
    ['I am afraid of tomorrow and cannot sleep', 'en'],
    ['Tengo miedo de perder mi trabajo', 'es'],
    ["J'ai peur de rater mes examens", 'fr'],
    ['Ich habe Angst vor der Zukunft', 'de'],
    ['Ho paura di restare da solo', 'it'],
    ['Estou com medo de não conseguir pagar as contas', 'pt'],
    ['明日のことが心配です', 'ja'],
    ['내일이 걱정돼요', 'ko'],
    ['我很担心明天', 'zh'],
    ['Я боюсь завтрашнего дня', 'ru'],
    ['أنا خائف من الغد', 'ar'],
    ['मुझे कल की चिंता है', 'hi'],
    ['iPhone を買うお金がない', 'ja'],
    ['my mother says 안녕하세요 every day and I do not know why', 'en'],
  ])('%j is %s', (text, code) => {
    expect(detectLanguage(text).languageCode).toBe(code);
  });

  it.each([
    ['no', 'es', 'es'],
    ['no', 'en', 'en'],
    ['', 'fr', 'fr'],
    ['😭😭', 'pt', 'pt'],
    ['', 'tlh', 'en'],
    ['Я боюсь', 'es', 'ru'],
    ['emo了', 'zh', 'zh'],
    ['interview挂了', 'zh', 'zh'],
    ['deadline是明天', 'zh', 'zh'],
    ['プレゼンcancelされた', 'ja', 'ja'],
    ['presentation 망함', 'ko', 'ko'],
    ['I love 你', 'zh', 'en'],
    ['my teacher said 你怎么这么笨啊 in front of everyone', 'zh', 'en'],
    ['interview挂了', 'en', 'en'],
    ['i wanna die so bad', 'en', 'en'],
    ['let me die', 'en', 'en'],
    ['wanna die', 'en', 'en'],
  ])('%j with the hint %s is %s', (text, hint, code) => {
    expect(detectLanguage(text, hint).languageCode).toBe(code);
  });
});
