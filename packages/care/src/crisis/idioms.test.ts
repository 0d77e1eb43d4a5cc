import type { LanguageCode } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { crisisOf } from '../crisis.ts';
import { readingOf } from '../text.ts';
import type { CrisisCase } from './cases.ts';

type Case = readonly [language: LanguageCode, text: string];

const levelOf = (text: string, language: LanguageCode) => crisisOf(readingOf(text), language).level;

/** Sentences about where, how or with whom somebody lives, about hair, and about who cares for whom. */
const everyday: readonly Case[] = [
  ['en', "i don't want to live alone after the divorce"],
  ['en', "don't want to live on campus next year"],
  ['en', "i don't wanna live forever, cause i know i'll be living in vain"],
  ['en', 'who wants to live forever lol'],
  ['en', 'i want to die my hair pink before the wedding'],
  ['en', 'no one will take care of my autistic son when i die'],
  ['en', 'who will look after our daughter once we are gone'],
  ['fr', 'je ne veux pas vivre à Paris'],
  ['fr', 'je veux plus vivre avec ma coloc'],
  ['fr', 'je ne veux plus vivre dans cette ville'],
  ['fr', 'je veux pas vivre en colocation'],
  ['fr', 'je ne veux pas vivre sur un bateau'],
  ['it', 'mi ammazzo di lavoro per un esame'],
  ['it', 'mi ammazzo per un esame che non serve a niente'],
  ['it', 'mi ammazzo per finire la tesi'],
  ['pt', 'vou trabalhar, me mato pra passar no concurso'],
  ['pt', 'me mato pra chegar no horário todo dia'],
  ['en', 'found a goodbye letter in my dads drawer'],
  ['es', 'encontré una carta de despedida de mi padre'],
  ['fr', "j'ai trouvé une lettre d'adieu de ma mère"],
  ['fr', 'mon copain ne veut plus vivre avec moi'],
  ['it', 'ho trovato una lettera di addio di mia madre'],
  ['pt', 'achei uma carta de despedida do meu pai'],
  ['hi', 'mera dost keh raha hai wo suicide kar lega'],
  ['hi', 'mujhe dar hai ki meri behen suicide kar legi'],
  ['en', 'when the teacher calls my name i want to disappear'],
  ['es', 'cuando la profesora dice mi nombre quiero desaparecer'],
  ['fr', "quand la prof m'appelle je veux disparaître"],
  ['de', 'wenn die lehrerin meinen namen aufruft will ich verschwinden'],
  ['it', 'quando la prof mi chiama vorrei sparire'],
  ['pt', 'quando a professora chama meu nome eu quero sumir'],
  ['ja', '先生に名前を呼ばれると消えたくなる'],
  ['ko', '선생님이 내 이름을 부르면 사라지고 싶어'],
  ['zh', '老师一叫我的名字我就想消失'],
  ['ru', 'когда учительница называет мою фамилию, хочу исчезнуть'],
  ['ar', 'لما المعلمة تنادي اسمي أتمنى أختفي'],
  ['hi', 'जब टीचर मेरा नाम लेती है तो मन करता है गायब हो जाऊँ'],
  ['en', 'i wanted to vanish, in front of the whole class'],
  ['de', 'ich bin rot geworden vor der ganzen klasse und wollte verschwinden'],
  ['ru', 'покраснела перед всем классом и хотела исчезнуть'],
  ['pt', 'fiquei vermelho na frente da turma toda e queria sumir'],
];

/** Sentences with the same words from somebody in danger. */
const danger: readonly (readonly [...Case, CrisisCase['level']])[] = [
  ['en', "i don't want to live", 'explicit'],
  ['en', "i don't want to live alone with this pain", 'explicit'],
  ['en', "i don't want to live forever like this", 'explicit'],
  ['en', "i don't want to live on this earth", 'explicit'],
  ['en', 'i want to die', 'explicit'],
  ['en', 'nobody would care when i die', 'possible'],
  ['en', 'my goodbye letter is written', 'explicit'],
  ['es', 'ya escribí la carta de despedida', 'explicit'],
  ['fr', 'je veux plus vivre', 'explicit'],
  ['fr', 'je veut plus vivre', 'explicit'],
  ['fr', 'je ne veux plus vivre avec cette douleur', 'explicit'],
  ['fr', 'je ne veux plus vivre dans ce monde', 'explicit'],
  ['fr', 'je ne veux plus vivre à moitié', 'explicit'],
  ['it', 'mi ammazzo per un attimo di pace', 'explicit'],
  ['it', 'mi ammazzo per finire tutto', 'explicit'],
  ['hi', 'main suicide kar lunga', 'explicit'],
  ['hi', 'suicide karne ka man hai', 'explicit'],
  ['en', 'when the teacher calls my name i want to disappear forever', 'possible'],
  ['en', 'i want to disappear. my presentation is on monday', 'possible'],
  ['es', 'cuando la profesora dice mi nombre quiero desaparecer para siempre', 'possible'],
  ['fr', "je veux disparaître. mon exposé s'est bien passé", 'possible'],
  ['de', 'ich will verschwinden. meinen vortrag habe ich gehalten', 'possible'],
  ['it', 'quando la prof mi chiama vorrei sparire per sempre', 'possible'],
  ['pt', 'quero sumir. minha apresentação foi boa', 'possible'],
  ['ja', '先生に名前を呼ばれた。もう消えたい', 'possible'],
  ['ko', '선생님이 내 이름을 부르셨다. 사라지고 싶어', 'possible'],
  ['zh', '老师叫了我的名字。我想消失', 'possible'],
  ['ru', 'хочу исчезнуть навсегда, доклад перед всем классом не важен', 'possible'],
  ['ar', 'أريد أن أختفي. وجهي احمر', 'possible'],
  ['hi', 'मैं गायब हो जाना चाहता हूँ। टीचर मेरा नाम लेती है', 'possible'],
];

/** Disguised spellings, with which people get past filters. */
const disguised: readonly (readonly [...Case, CrisisCase['level']])[] = [
  ['en', 'sewerslide thoughts again', 'explicit'],
  ['en', 'thinking about s*icide every night', 'explicit'],
  ['en', 'su*cide thoughts rn', 'explicit'],
  ['es', 'pensando en el su1cidio', 'explicit'],
  ['fr', 'jve plus vivre', 'explicit'],
  ['ja', 'タヒりたい', 'explicit'],
  ['ja', 'しのうかな', 'explicit'],
  ['ru', 'ne hochu zhit', 'explicit'],
  ['ru', 'hochu umeret', 'explicit'],
];

describe('patterns of danger', () => {
  it.each(everyday)('are not met by everyday words (%s): %s', (language, text) => {
    expect(levelOf(text, language)).toBe('none');
  });

  it.each(danger)('are met by the same words of somebody in danger (%s): %s', (language, text, level) => {
    expect(levelOf(text, language)).toBe(level);
  });

  it.each(disguised)('are met by disguised spellings (%s): %s', (language, text, level) => {
    expect(levelOf(text, language)).toBe(level);
  });
});
