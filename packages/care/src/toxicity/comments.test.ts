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
    'go commit suicide',
    'commit suicide',
    'end yourself',
    'drop dead',
    'eat a bullet',
    'should have finished the job',
    'jump then',
  ],
  es: [
    'pues hazlo ya',
    'nadie te va a extrañar',
    'tírate de una vez',
    'mátate ya',
    'suicídate',
    'matate pelotudo',
    'deberías estar muerto',
    'mereces morir',
    'no mereces vivir',
    'hazlo y ya',
    'espero que no despiertes mañana',
    'con todo respeto, deberías quitarte la vida',
    'lo mejor para todos es que desaparezcas',
  ],
  fr: [
    'ben saute',
    'va te pendre',
    'tu manqueras à personne',
    "alors passe à l'acte",
    'va te suicider',
    'tuetoi',
    'creve',
    'saute alors',
    'finis-en',
    'mets fin à tes jours',
    'vous devriez mettre fin à vos jours',
    "j'espère que tu te réveilleras pas demain",
  ],
  de: [
    'dann machs doch endlich',
    'niemand wird dich vermissen',
    'spring doch',
    'geh sterben',
    'spring endlich',
    'ritz tiefer',
    'begeh selbstmord',
    'beende dein leben',
    'tu es endlich',
    'feigling mach es',
    'du verdienst es nicht zu leben',
    'hoffentlich wachst du morgen nicht auf',
    'mit verlaub, sie sollten sich das leben nehmen',
    'unalive dich',
  ],
  it: ['e allora fallo', 'ammazzati e basta', 'nessuno ti rimpiangerà', 'bevi la candeggina'],
  pt: ['faz logo então', 'se mata logo', 'ninguém vai sentir sua falta', 'se joga da ponte'],
  hi: [
    'to mar ja na, kisne roka hai',
    'मर जा ना यार',
    'koi nahi royega',
    'जल्दी कर ले यार',
    'मर जाओ',
    'mar ja',
    'pankhe se latak ja',
    'haath kaat le',
    'कृपया मर जाइए',
  ],
  ar: ['روح موت', 'طيب انتحر', 'الدنيا بدونك أحسن', 'يلا نط'],
  ru: ['ну так сделай это уже', 'никто скучать не будет', 'иди повесься', 'без тебя будет лучше'],
  ja: [
    'じゃあ死ねば',
    '早く死ねよ',
    '誰も止めないから',
    '自殺しろよ',
    '死んでください',
    '死んでいただけますか',
    '首を吊ったらどうですか',
    '薬全部飲めば？',
  ],
  ko: [
    '그냥 죽어라',
    '죽을 거면 빨리 해',
    '나가 뒤져라',
    '자살해라',
    '죽어',
    '자살해',
    '한강 가',
    '자살하는 게 어때요',
    '유서나 써',
  ],
  zh: [
    '那你去死啊',
    '没人拦你',
    '怎么还没死',
    '跳啊',
    '建议自杀',
    '跳楼去吧',
    '把药都吃了吧',
    '要死快死',
    '死遠啲',
  ],
};

const kind: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'your landlord is a complete bastard, i am so sorry',
    "please don't hurt yourself, i would miss you so much",
    'fuck this illness, we are with you',
    'i wanted to die too and now i am glad i stayed',
    "please don't kill yourself",
    "please don't do it, call someone",
    "don't end your life over him",
    'your kids need you alive',
    'you deserve to live',
    'we would all miss you if you were gone',
    'your family would not be better off without you',
    'take your pills as the doctor said, please',
    'stop killing yourself with overtime',
    'people commit suicide every day and i wish somebody had asked them',
  ],
  es: [
    'tu jefe es un imbécil, lo siento mucho',
    'no te mates, por favor, quédate con nosotros',
    'no te mates por favor',
    'por favor no te suicides',
    'el mundo no sería mejor sin ti',
    'tus hijos te necesitan viva',
    'te vamos a extrañar si te vas',
    'no mereces vivir así, mereces algo mejor',
    'tómate todas las pastillas que te recetaron, porfa',
  ],
  fr: [
    'ton ex est un connard, courage, je pense à toi',
    'putain de maladie, on est là avec toi',
    'te suicide pas stp',
    'ne te fais pas de mal',
    'le monde ne serait pas mieux sans toi',
    'tu vas nous manquer si tu pars',
    'tu mérites de vivre',
    'arrête de te tuer au travail',
    'saute... dans un bain bien chaud, et dors',
    "prends tous tes médicaments à l'heure stp",
  ],
  de: [
    'dein chef ist ein arsch, tut mir so leid',
    'bitte bring dich nicht um, wir sind bei dir',
    'bitte bring dich nicht um',
    'stirb nicht, wir brauchen dich',
    'die welt wäre nicht besser ohne dich',
    'ich würde dich vermissen',
    'du hast es nicht verdient zu sterben',
    'nimm deine tabletten wie der arzt gesagt hat',
    'spring über deinen schatten',
    'spring. unter die dusche, ganz heiß, das hat mir geholfen',
  ],
  it: ['che stronzo il tuo ex, ti abbraccio', 'non ammazzarti, ti prego, resta con noi'],
  pt: ['que chefe babaca, sinto muito por você', 'não se mata não, fica com a gente'],
  hi: ['तुम हो तो अच्छा है', 'tera boss ghatiya hai, tu akela nahi hai', 'प्लीज़ मत जा, हम तेरे साथ हैं'],
  ar: ['مديرك ظالم والله، نحن معك', 'لا تقتل نفسك، أنا هنا معك'],
  ru: ['твой бывший козел, держись, обнимаю', 'не убивай себя, пожалуйста, мы рядом'],
  ja: [
    '消えないでほしい',
    '今夜は一人にならないで',
    'その上司ほんと最低、あなたは悪くない',
    '死なないで、お願い、ここにいるよ',
  ],
  ko: [
    '유서 쓰지 말고 나한테 말해줘',
    '그 팀장 진짜 너무하네, 네 잘못 아니야',
    '죽지 마 제발, 내가 옆에 있을게',
  ],
  zh: ['谢谢你还活着', '你消失了我会难过', '你老板真过分，不是你的错，抱抱', '别做傻事，我陪你聊'],
};

describe.each(languageCodes)('a comment in %s', (language) => {
  it.each(urging[language])('that urges self-harm is held and comes first: %s', (text) => {
    const { moderation, scores } = moderationOf(text, language);
    expect([moderation, scores.urgesSelfHarm]).toEqual(['pending', true]);
  });

  it.each(urging[language])(
    'that urges self-harm is held beside hearts or laughter, and drawn out: %s',
    (text) => {
      const drawnOut = text.replace(/\p{L}(?=\P{L}*$)/u, '$&$&$&$&');
      for (const typed of [`${text} ❤️❤️`, `${text} 😂😂`, drawnOut]) {
        expect(moderationOf(typed, language).scores.urgesSelfHarm, typed).toBe(true);
      }
    },
  );

  it.each(kind[language])('that is kind in strong words is published, also beside emoji: %s', (text) => {
    for (const typed of [text, `${text} ❤️`, `${text} 😂😂`]) {
      expect(moderationOf(typed, language).moderation, typed).toBe('approved');
    }
  });
});
