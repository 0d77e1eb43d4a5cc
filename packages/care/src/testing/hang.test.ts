import { languageCodes } from '@halved/shared/languages';
import { growthOf, linear } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { warm } from '../warm.ts';

/**
 * The first and the last words, in each language, of texts like the one that once blocked a server: they begin like a
 * pattern, continue with many separators of words, and never complete the pattern.
 */
const despair: Readonly<Record<(typeof languageCodes)[number], readonly [string, string]>> = {
  en: ['I finished a will', 'i dont know what to do now, it hurts so much'],
  es: ['Tengo las pastillas', 'no sé qué hacer ahora, me duele tanto'],
  fr: ['j’ai tenté', 'je ne sais plus quoi faire, ça fait si mal'],
  de: ['ich steh auf der brücke', 'ich weiß nicht was ich tun soll, es tut so weh'],
  it: ['ci ho provato', 'non so cosa fare adesso, fa così male'],
  pt: ['eu tentei', 'não sei o que fazer agora, dói tanto'],
  ja: ['手紙を書いた', 'もうどうしたらいいかわからない、とても苦しい'],
  ko: ['편지를 썼어', '이제 어떻게 해야 할지 모르겠어 너무 아파'],
  zh: ['我写了遗书', '我不知道现在该怎么办,太痛苦了'],
  ru: ['была попытка', 'не знаю что теперь делать, так больно'],
  ar: ['حاولت', 'لا أعرف ماذا أفعل الآن، هذا يؤلم كثيرا'],
  hi: ['maine dawai', 'pata nahi ab kya karu, bahut dard hota hai'],
};

const gaps = ['.', '. ', ', ', ' a', ' ,a', '…', '!a.'];

warm();

describe.each(languageCodes)('a text about despair in %s', (code) => {
  const [begins, ends] = despair[code];
  it.each(gaps)('is analysed quickly, however often it repeats %j', { timeout: 30_000 }, (gap) => {
    const textOf = (length: number) =>
      `${begins}${gap.repeat(Math.ceil((length - begins.length - ends.length) / gap.length))} ${ends}`;
    expect(growthOf(analyse, textOf, 1_000)).toBeLessThan(linear);
    expect(growthOf(analyse, textOf, 10_000)).toBeLessThan(linear);
  });
});
