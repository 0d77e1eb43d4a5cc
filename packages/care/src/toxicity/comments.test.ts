import type { LanguageCode } from '@halved/shared/languages';
import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';

const moderationOf = (text: string, language: LanguageCode) =>
  screen(text, { localeHint: language, kind: 'comment' });

const urging: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'then just do it already, nobody is gonna miss you',
    'nobody would miss you',
    'so do it then coward',
    'have you tried dying',
    'just jump off the bridge and spare us',
  ],
  es: ['pues hazlo ya', 'nadie te va a extrañar', 'tírate de una vez', 'mátate ya'],
  fr: ['ben saute', 'va te pendre', 'tu manqueras à personne', "alors passe à l'acte"],
  de: ['dann machs doch endlich', 'niemand wird dich vermissen', 'spring doch', 'geh sterben'],
  it: [
    'e allora fallo',
    'ammazzati e basta',
    'nessuno ti rimpiangerà',
    'bevi la candeggina',
    'vatti a impiccare',
    'vai ad ammazzarti',
    'vatte a ammazzà',
    'ti consiglio gentilmente di ucciderti',
    'potresti semplicemente ucciderti',
    'faresti meglio a morire',
    'ucc1diti',
    'a m m a z z a t i',
    'ammàzzati',
    'crepa',
  ],
  pt: [
    'faz logo então',
    'se mata logo',
    'ninguém vai sentir sua falta',
    'se joga da ponte',
    'vá se matar',
    'vai te enforcar',
    'mate-se',
    'morre',
    'não mereces viver',
    'sugiro educadamente que você se mate',
    'considere o suicídio',
    'dá um tiro na cabeça',
    's e m a t a',
  ],
  hi: ['to mar ja na, kisne roka hai', 'मर जा ना यार', 'koi nahi royega', 'जल्दी कर ले यार'],
  ar: [
    'روح موت',
    'طيب انتحر',
    'الدنيا بدونك أحسن',
    'يلا نط',
    'انتحر',
    'لن يفتقدك أحد',
    'لا تستحق الحياة',
    'يجب أن تقتل نفسك',
    'اتمنى تموت',
    'أنصحك بالانتحار',
    'ما عندك جرأة تنتحر',
    'ولع في نفسك',
  ],
  ru: [
    'ну так сделай это уже',
    'никто скучать не будет',
    'иди повесься',
    'без тебя будет лучше',
    'покончи с собой',
    'ляг под поезд',
    'надеюсь, ты умрёшь',
    'почему ты не убьёшь себя',
    'ты должен умереть',
    'советую тебе покончить с собой',
    'купи верёвку',
    'вешайся',
    'у б е й с я',
    'сд0хни',
  ],
  ja: ['じゃあ死ねば', '早く死ねよ', '誰も止めないから', '自殺しろよ'],
  ko: ['그냥 죽어라', '죽을 거면 빨리 해', '나가 뒤져라', '자살해라'],
  zh: ['那你去死啊', '没人拦你', '怎么还没死', '跳啊'],
};

const kind: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'your landlord is a complete bastard, i am so sorry',
    "please don't hurt yourself, i would miss you so much",
    'fuck this illness, we are with you',
    'i wanted to die too and now i am glad i stayed',
  ],
  es: ['tu jefe es un imbécil, lo siento mucho', 'no te mates, por favor, quédate con nosotros'],
  fr: ['ton ex est un connard, courage, je pense à toi', 'putain de maladie, on est là avec toi'],
  de: ['dein chef ist ein arsch, tut mir so leid', 'bitte bring dich nicht um, wir sind bei dir'],
  it: [
    'che stronzo il tuo ex, ti abbraccio',
    'non ammazzarti, ti prego, resta con noi',
    'tu meriti di vivere',
    'non meriti di morire, meriti aiuto',
    'se hai pensieri suicidi parla con qualcuno',
    'non è vero che staremmo meglio senza di te',
    'non ascoltare chi ti dice ammazzati',
    'spero che muoia la tua tristezza, non tu',
    'sparati un bel film stasera e riposati',
    'buttati nel lavoro nuovo, ce la fai',
    'falla finita con lui, ti fa solo male',
  ],
  pt: [
    'que chefe babaca, sinto muito por você',
    'não se mata não, fica com a gente',
    'não se mata, por favor',
    'não te mates, por favor',
    'não faz besteira, por favor',
    'se você pensa em se matar, liga 188',
    'ninguém ficaria melhor sem você',
    'o mundo não seria melhor sem você',
    'você não merece morrer, merece ajuda',
    'você merece ser feliz',
    'se joga na vida, amiga',
    'bloqueia quem fala mata-te',
    'fica viva, por favor',
    'não desiste da vida',
    'eu sentiria sua falta',
  ],
  hi: ['tera boss ghatiya hai, tu akela nahi hai', 'प्लीज़ मत जा, हम तेरे साथ हैं'],
  ar: [
    'مديرك ظالم والله، نحن معك',
    'لا تقتل نفسك، أنا هنا معك',
    'العالم ليس أفضل بدونك',
    'انت تستحق أن تعيش',
    'لا تستحق الموت، تستحق المساعدة',
    'ارمي نفسك في حضن امك',
    'اذا حدا كتبلك اقتل نفسك بلكه',
    'حياتك غالية',
  ],
  ru: [
    'твой бывший козел, держись, обнимаю',
    'не убивай себя, пожалуйста, мы рядом',
    'ты заслуживаешь жить',
    'ты никому не обуза',
    'убей в себе этого критика',
    'выйди на балкон, подыши',
    'не делай этого, прошу',
    'неправда, что без тебя будет лучше',
    'не режь себя, пожалуйста',
  ],
  ja: ['その上司ほんと最低、あなたは悪くない', '死なないで、お願い、ここにいるよ'],
  ko: ['그 팀장 진짜 너무하네, 네 잘못 아니야', '죽지 마 제발, 내가 옆에 있을게'],
  zh: ['你老板真过分，不是你的错，抱抱', '别做傻事，我陪你聊'],
};

describe.each(languageCodes)('a comment in %s', (language) => {
  it.each(urging[language])('that urges self-harm is held and comes first: %s', (text) => {
    const { moderation, scores } = moderationOf(text, language);
    expect([moderation, scores.urgesSelfHarm]).toEqual(['pending', true]);
  });

  it.each(kind[language])('that is kind in strong words is published: %s', (text) => {
    expect(moderationOf(text, language).moderation).toBe('approved');
  });
});
