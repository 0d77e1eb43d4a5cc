import type { LanguageCode } from '@halved/shared/languages';

/**
 * Set phrases of support, as sources of regular expressions (`crisis/wording.ts`). The corpora have few of them, so the
 * model finds short ones hostile ("you got this!!"). Phrases that could also push somebody who wants to die are left out:
 * "you can do it", "let go", "you deserve peace".
 */
export const encouragements: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    "(?:you|u|ya|you've|youve) (?:got|have got|have) this(?! coming)",
    'you (?:go|rock|slay)(?: (?:girl|queen|king|babe))?(?=[ .!,]{0,9}$)',
    '(?:you|u) (?:really |truly |so )?deserve(?:d)? (?:so much |way |much )?(?:better|more|love|happiness|kindness|the world)(?! (?:than you|off|dead))',
    "(?:you|u) (?:should|can|must) be (?:so |very |really )?proud|(?:i'm|im|i am|we're|we are|so) proud of (?:you|u)",
  ],
  es: [
    't[uú] puedes(?: con (?:esto|todo))?',
    '(?:t[uú] |vos |te )?mereces (?:algo )?(?:mucho )?(?:mejor|m[aá]s|ser feliz)',
  ],
  fr: [
    '(?:tu vas|vous allez) (?:y arriver|(?:le |la |tout |bien )?r[ée]ussir)',
    '(?:tu m[ée]rites|vous m[ée]ritez) (?:bien |tellement |beaucoup )?(?:mieux|plus)',
  ],
  de: ['du (?:schaffst|packst|rockst) (?:das|es)', 'du hast (?:etwas |was )?(?:viel )?besseres verdient'],
  it: ['ce la (?:fai|farai|puoi fare)', 'meriti (?:di )?(?:molto )?(?:meglio|pi[uù])'],
  pt: [
    '(?:vc|voc[eê]|tu) (?:vai )?(?:consegue?s?|conseguir)',
    '(?:vc|voc[eê]|tu) merece?s? (?:muito )?(?:mais|melhor|coisa melhor)',
  ],
  ru: [
    'ты (?:обязательно |точно |со всем )?справишься',
    'ты молодец',
    'ты заслуживаешь (?:большего|лучшего)',
  ],
  ar: ['(?:انت|انتي|إنت|أنت) قد(?:ها|ه)', 'تستاهل(?:ين|ون)? (?:احسن|أحسن|كل خير)'],
  hi: [
    '(?:तुम|तू|आप|tum|tu|aap) (?:हो|है|हैं|ho|hai|hain) (?:तो|to|toh) (?:अच्छा|accha|acha)',
    '(?:बेहतर|better|behtar) (?:नहीं|nahi) (?:होगी|होगा|hogi|hoga)',
    '(?:बर्फ|baraf|barf|ice) पकड़',
    '(?:छत से|chhat se) (?:नीचे|neeche|niche) आ',
    '(?:tu|tum|aap) (?:kar|kr) (?:lega|legi|loge|logi|lenge)',
    '(?:तू|तुम|आप) कर (?:लेगा|लेगी|लोगे|लोगी|लेंगे)',
  ],
  ja: [
    '(?:今夜は|今日は)一人にならないで|消えないで(?:ほしい|欲しい|ください)?|いない(?:方|ほう)がいい(?:なんて|とか|わけ)',
    '(?:あなた|君|きみ|お前)なら(?:絶対|きっと)?(?:できる|出来る|大丈夫)',
  ],
  ko: ['없는 ?게 ?(?:낫다니|나을 ?리)|유서 ?쓰지 ?말고', '(?:넌|너는|너라면|당신은) (?:꼭 |분명 )?할 수 있'],
  zh: [
    '[谢謝][谢謝]你(?:还|還)?活[着著]',
    '你消失了我',
    '没有你怎么会更好',
    '你(?:一定|肯定)?可以的',
    '你(?:真的)?(?:最|很|太)棒',
  ],
};
