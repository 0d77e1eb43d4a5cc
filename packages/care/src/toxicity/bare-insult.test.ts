import type { LanguageCode } from '@halved/shared/languages';
import { expect, it } from 'vitest';
import { screen } from '../screen.ts';

const moderationOf = (text: string, localeHint: LanguageCode) =>
  screen(text, { localeHint, kind: 'comment' }).moderation;

it.each<[LanguageCode, string]>([
  ['en', 'you are a stupid idiot'],
  ['en', 'You are worthless trash.'],
  ['en', 'you are a stup1d id!ot'],
  ['es', 'eres un idiota'],
  ['es', 'ERES UN IDIOTAAAA'],
  ['fr', "t'es qu'une grosse conne"],
  ['de', 'du bist ein idiot'],
  ['it', 'sei un idiota'],
  ['pt', 'você é um idiota'],
  ['pt', 'voce e um idiota'],
  ['ru', 'ты идиот'],
  ['ar', 'أنت غبي'],
  ['ar', 'أَنْتَ غَبِيّ'],
  ['hi', 'तू बेवकूफ है'],
  ['hi', 'tu chutiya hai'],
  ['ko', '너 진짜 병신이네'],
  ['zh', '你就是个白痴'],
  ['zh', '你就是個白痴'],
])('a comment that only insults is held: (%s) %s', (language, text) => {
  expect(moderationOf(text, language)).not.toBe('approved');
});

it.each<[LanguageCode, string]>([
  ['en', 'you are not stupid'],
  ['en', "you're not an idiot"],
  ['en', 'you feel like an idiot'],
  ['en', 'your boss is an idiot, hang in there'],
  ['en', 'I felt like such an idiot'],
  ['en', 'you survived that bastard'],
  ['es', 'tu ex es un idiota'],
  ['ru', 'твой бывший козел, держись'],
  ['de', 'dein chef ist ein idiot'],
  ['zh', '你老板是个白痴'],
  ['es', 'no eres un idiota'],
  ['es', 'tú no eres tonta, de verdad'],
  ['fr', "t'es pas conne"],
  ['de', 'du bist kein idiot'],
  ['it', 'non sei un idiota'],
  ['pt', 'você não é um idiota'],
  ['ru', 'ты не идиот'],
  ['ar', 'أنت لست غبيا'],
  ['hi', 'tu chutiya nahi hai'],
  ['ko', '너 바보 아니야'],
  ['zh', '你不是白痴'],
])('a comment that denies an insult is not: (%s) %s', (language, text) => {
  expect(moderationOf(text, language)).toBe('approved');
});
