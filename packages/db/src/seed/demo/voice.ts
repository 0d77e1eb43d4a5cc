import type { LanguageCode } from '@halved/shared/languages';
import { isAmerican } from './places.ts';
import { type Random, weightedPick } from './random.ts';
import type { Cast } from './scene.ts';

/** How a person types. */
export interface Voice {
  language: LanguageCode;
  gender: 'f' | 'm';
  partner: Cast;
  american: boolean;
  /** Typographic quotation marks as phones insert them: ’ and “ ”. */
  curly: boolean;
  /** Everything in lower case, without a full stop at the end. */
  lower: boolean;
  /** With capital letters, but without a full stop at the end. */
  open: boolean;
  /** Apostrophes are left out: "dont", "im". */
  noApostrophes: boolean;
  emoji: boolean;
}

const partners: Record<Voice['gender'], readonly (readonly [string, Voice['gender'], number])[]> = {
  f: [
    ['husband', 'm', 40],
    ['boyfriend', 'm', 34],
    ['partner', 'm', 16],
    ['girlfriend', 'f', 6],
    ['wife', 'f', 4],
  ],
  m: [
    ['wife', 'f', 42],
    ['girlfriend', 'f', 34],
    ['partner', 'f', 14],
    ['boyfriend', 'm', 6],
    ['husband', 'm', 4],
  ],
};

const pickPartner = {
  f: weightedPick(partners.f, ([, , share]) => share),
  m: weightedPick(partners.m, ([, , share]) => share),
};

/**
 * Draws a person's voice. The number of draws does not depend on the probabilities, so that a changed probability
 * changes nothing else.
 */
export function voiceOf(random: Random, language: LanguageCode, country: string, older: boolean): Voice {
  const gender = random.chance(0.56) ? 'f' : 'm';
  const [word, theirs] = pickPartner[gender](random);
  const who = older ? (theirs === 'm' ? 'husband' : 'wife') : word;
  const habit = older ? 0.99 : random.next();
  return {
    language,
    gender,
    partner:
      theirs === 'm'
        ? { who, they: 'he', them: 'him', their: 'his' }
        : { who, they: 'she', them: 'her', their: 'her' },
    american: isAmerican(country),
    curly: random.chance(0.5),
    lower: habit < 0.17,
    noApostrophes: habit < 0.05,
    open: habit >= 0.17 && habit < 0.36,
    emoji: random.chance(older ? 0.04 : 0.17),
  };
}

const wordsOfPlaces = {
  american: {
    mum: 'mom',
    flat: 'apartment',
    uni: 'college',
    holiday: 'vacation',
    km: 'miles',
    '£': '$',
    '£words': 'dollars',
  },
  british: {
    mum: 'mum',
    flat: 'flat',
    uni: 'uni',
    holiday: 'holiday',
    km: 'miles',
    '£': '£',
    '£words': 'pounds',
  },
} as const;

const slot = /\{([^{}]*)\}/g;

/**
 * Fills the braces of a piece. `{one|other}` is chosen by chance and `{o/a}` by the writer's gender. `{who}`, `{they}`,
 * `{them}` and `{their}` come from the cast. Words like `{mum}` and `{flat}` are those of the writer's country.
 */
export function fill(text: string, voice: Voice, cast: Cast | undefined, random: Random): string {
  if (!text.includes('{')) return text;
  const { who, they, them, their } = cast ?? voice.partner;
  const words: Readonly<Record<string, string>> = {
    ...wordsOfPlaces[voice.american ? 'american' : 'british'],
    ...{ who, they, them, their, partner: voice.partner.who },
  };
  let filled = text;
  while (filled.includes('{')) {
    filled = filled.replace(slot, (_, inside: string) => {
      if (inside.includes('|')) return random.pick(inside.split('|'));
      const [him, her] = inside.split('/');
      if (her !== undefined) return (voice.gender === 'm' ? him : her) ?? '';
      const known = words[inside.toLowerCase()] ?? inside;
      return /^\p{Lu}/u.test(inside) ? capital(known) : known;
    });
  }
  return filled.replace(/\b([Aa]) (?=apartment)/g, '$1n ');
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A whole text with the person's typing habits applied. */
export function spoken(text: string, voice: Voice, american: (text: string) => string): string {
  let typed = text;
  if (voice.american && voice.language === 'en') typed = american(typed);
  if (voice.noApostrophes && voice.language === 'en')
    typed = typed.replace(/\b(\p{L}+n|[Ii]|[Ii]t|[Tt]hat|[Ww]hat)'(t|m|ve|s)\b/gu, '$1$2');
  if (voice.lower) typed = typed.toLowerCase();
  if (voice.lower || voice.open) typed = typed.replace(/(?<=[^.])\.$/, '');
  if (voice.curly)
    typed = typed.replaceAll("'", '’').replace(/"([^"]*)"/g, voice.language === 'de' ? '„$1“' : '“$1”');
  return typed.normalize('NFC');
}

/** Returns a function that replaces British words by American ones and keeps their capitals. */
export function americanOf(pairs: readonly (readonly [string, string])[]): (text: string) => string {
  const words = new Map(pairs);
  const any = new RegExp(`(?<![\\p{L}'-])(?:${[...words.keys()].join('|')})(?![\\p{L}-])`, 'giu');
  return (text) =>
    text.replace(any, (found) => {
      const word = words.get(found.toLowerCase()) ?? found;
      return /^\p{Lu}/u.test(found) ? capital(word) : word;
    });
}
