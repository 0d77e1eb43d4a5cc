import { expect, test, vi } from 'vitest';
import { containsMuted } from './muted-match.ts';

test('a device on which nobody has muted a word creates no segmenter', async () => {
  const createSegmenter = vi.spyOn(Intl, 'Segmenter');
  vi.resetModules();
  const loaded = await import('./muted-match.ts');
  expect(loaded.containsMuted(['the exam is near'], [])).toBe(false);
  expect(createSegmenter).not.toHaveBeenCalled();
  expect(loaded.containsMuted(['the exam is near'], ['exam'])).toBe(true);
  expect(createSegmenter).toHaveBeenCalledTimes(1);
});

test.each([
  ['the exam is near', 'exam'],
  ['The EXAM!', 'exam'],
  ['straße', 'STRASSE'],
  ['after a panic  attack, again', 'Panic attack'],
  ['Ich habe Prüfung', 'prüfung'],
  ['cafe\u0301 at noon', 'café'],
  ['明日の試験が怖い', '試験'],
  ['我很害怕考试', '考试'],
  ['मुझे परीक्षा से डर लगता है', 'परीक्षा'],
  ['أخاف من الاِمْتِحَان', 'الامتحان'],
  ['シケン', 'ｼｹﾝ'],
  ['another 🍷 tonight', '🍷'],
  ['her \u2764\uFE0F stopped', '\u2764'],
  ['her \u2764 stopped', '\u2764\uFE0F'],
  ["I don't know", 'don’t'],
  ['시험이 너무 무서워요', '시험'],
  ['또 공황 발작이 왔어요', '공황 발작'],
  ['술을 끊고 싶어요', '술'],
  ['أفكر في الانتحار', 'انتحار'],
  ['خوف من امتحان', 'الامتحان'],
  ['مررت بالامتحان', 'امتحان'],
  ['he sent 👍🏽 back', '👍'],
  ['the ex\u00ADam is near', 'exam'],
  ['the ex\u200Bam is near', 'exam'],
  ['otra vez la depresion', 'depresión'],
  ['un ataque de pánico', 'panico'],
  ['еще один экзамён', 'ещё один'],
  ['عندي إكتئاب', 'اكتئاب'],
  ['أخاف من الجامعه', 'الجامعة'],
  ['पढाई छोड़ दी', 'पढ़ाई'],
  ['my #panic_attack today', 'panic attack'],
  ['j´ai peur de l´examen', 'l’examen'],
])('the text “%s” contains the muted word “%s”', (text, word) => {
  expect(containsMuted([text], [word])).toBe(true);
});

test.each([
  ['an example', 'exam'],
  ['the attack of panic', 'panic attack'],
  ['caffeine', 'caf'],
  ['परीक्षाएँ', 'परीक्षा'],
  ['술래잡기', '술'],
  ['المدرسة', 'درس'],
  ['', 'exam'],
  ['the exam', ''],
  ['the exam', ' … '],
])('the text “%s” does not contain the muted word “%s”', (text, word) => {
  expect(containsMuted([text], [word])).toBe(false);
});

test('any of several texts and of several muted words is enough', () => {
  expect(containsMuted(['nothing here', null, 'the exam'], ['rent', 'exam'])).toBe(true);
});
