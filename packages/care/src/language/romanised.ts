import type { LanguageCode } from '@halved/shared/languages';

/**
 * Words of danger as people type them in Latin letters where their keyboard has no others, for the languages of other
 * scripts. Digits for Arabic letters are 0 in a plain text. Each is a word of no other language, because a text with one
 * of them is read with the patterns of its language too. Hindi is among the languages of Latin letters already.
 */
const telling: readonly (readonly [LanguageCode, string])[] = [
  [
    'ru',
    `hochu xochu khochu ho0u xo0u nehochu zhit zhizn zhizni jizn jizni umeret umru sdohnut sdoxnut sebya sebja nezachem
    bolshe rodilas pokonchu soboi soboy rezhu vyprygnu ischeznut prosnutsya prosypatsya samoubiystve samoubijstve vsem ustala kryshi`,
  ],
  [
    'ar',
    `0ayez 0ayza 0ayz 0aiz 0awez 0awz 0awza amoot amout nmout nmot mout baddi biddi badde nafsi nefsi entehar anta0er
    anta0ar enta0ar a0eesh a0ish 0eesh 0eesha te0ebt t0ebt 0ayat 0ayah yarab khodni bghit makrahtch 0tol a0san`,
  ],
  ['ja', 'shinitai kietai jisatsu ikitakunai ikiteru'],
  ['ko', 'jukgo jugo salgi sipda sipeo sipeoyo jasal sarajigo'],
  ['zh', 'xiang zisha huozhe'],
];

const languagesOf = new Map<string, LanguageCode>(
  telling.flatMap(([code, words]) => words.split(/\s+/).map((word) => [word, code] as const)),
);

/** The languages of other scripts of which a text in Latin letters has telling words. */
export const romanisedIn = (words: readonly string[]): LanguageCode[] => [
  ...new Set(words.flatMap((word) => languagesOf.get(word) ?? [])),
];
