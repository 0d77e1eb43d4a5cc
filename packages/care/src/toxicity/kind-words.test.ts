import type { LanguageCode } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';

type Case = readonly [language: LanguageCode, text: string];

const moderationOf = (text: string, localeHint: LanguageCode) =>
  screen(text, { localeHint, kind: 'comment' }).moderation;

const supporting: readonly Case[] = [
  ['en', 'you got this!!'],
  ['en', 'u got this!!!'],
  ['en', 'You got this, queen!'],
  ['en', 'you go girl!!'],
  ['en', 'you rock!!'],
  ['en', 'you deserve better!!'],
  ['en', 'you should be proud'],
  ['es', 'tú puedes!!'],
  ['fr', 'tu vas y arriver !!'],
  ['de', 'du schaffst das!!'],
  ['it', 'ce la fai!!'],
  ['pt', 'vc consegue!!'],
  ['ru', 'ты справишься!!'],
  ['ja', 'あなたならできる！！'],
  ['ko', '넌 할 수 있어!!'],
  ['zh', '你可以的！！'],
  ['zh', '你前男友就是个渣男，别难过'],
  ['ar', 'انت قدها!!'],
  ['hi', 'tu kar lega!!'],
];

const negated: readonly Case[] = [
  ['en', "you're not stupid, you're exhausted"],
  ['en', 'you are not a failure'],
  ['es', 'no eres una inútil, eres humana'],
  ['fr', "t'es pas nulle, t'es crevée"],
  ['de', 'du bist nicht dumm'],
  ['de', 'du bist keine versagerin'],
  ['de', 'du bist nicht hässlich'],
  ['it', 'non sei stupida'],
  ['pt', 'você não é um lixo, tá cansada'],
  ['ru', 'ты не ничтожество'],
  ['ru', 'ты не тупая, ты устала'],
  ['ja', 'あなたはバカじゃないよ'],
  ['ja', 'クズじゃないよ、大丈夫'],
  ['ko', '너 바보 아니야'],
  ['zh', '你不是废物，你只是累了'],
  ['ar', 'انت مو غبية، انت تعبانة'],
  ['hi', 'tu bekaar nahi hai'],
];

const hostile: readonly Case[] = [
  ['en', "you're not stupid, you're a pathetic bitch"],
  ['en', 'you are not only stupid but ugly, you fat pig'],
  ['en', "aren't you a stupid bitch"],
  ['en', 'you got this coming you stupid bitch'],
  ['es', 'no eres tonta, eres una puta asquerosa'],
  ['de', 'du bist nicht dumm, du bist ein wertloses stück scheiße'],
  ['fr', "t'es pas folle, t'es une sale pute"],
  ['ja', 'お前バカじゃないの、死ねよクズ'],
  ['zh', '你不是人，是废物，去死吧'],
];

/** A push beside kind words. */
const pushing: readonly Case[] = [
  ['en', 'you got this, just do it already, nobody will miss you'],
  ['en', 'you are not useless, you are a burden, everyone is better off without you'],
  ['es', 'tú puedes, hazlo ya, nadie te va a extrañar'],
  ['de', 'du schaffst das, spring doch'],
  ['ru', 'ты справишься, ну так сделай это уже'],
];

describe('a comment', () => {
  it.each(supporting)('with a set phrase of support is published (%s): %s', (language, text) => {
    expect(moderationOf(text, language)).toBe('approved');
  });

  it.each(negated)('that takes an insult back is published (%s): %s', (language, text) => {
    expect(moderationOf(text, language)).toBe('approved');
  });

  it.each(pushing)('that urges self-harm beside kind words comes first (%s): %s', (language, text) => {
    const { moderation, scores } = screen(text, { localeHint: language, kind: 'comment' });
    expect([moderation, scores.urgesSelfHarm]).toEqual(['pending', true]);
  });

  it.each(hostile)('that insults beside kind words is held (%s): %s', (language, text) => {
    expect(moderationOf(text, language)).not.toBe('approved');
  });
});
