/** Parts that are slow to analyse when they are repeated, if a rule backtracks. */
const bits = {
  letters: 'a',
  'capital letters': 'SO',
  words: 'word ',
  blanks: ' ',
  'line breaks': '\n',
  'carriage returns': '\r',
  tabs: '\t',
  'full stops': '.',
  'alternating separators': '. ,\u00a0-',
  apostrophes: "'",
  'words with apostrophes': "don't ",
  digits: '0',
  'telephone numbers': '+44 ',
  'at signs': '@',
  addresses: 'a.b@',
  hosts: 'www.a-',
  'beginnings of links': 'https://',
  wildcards: '%_\\',
  quotes: '"\u2019\u201c',
  'combining marks': '\u0301',
  'combining marks out of order': '\u0301\u0316\u0327\u05b0',
  'letters with marks': 'e\u0301\u0316',
  emoji: '😭',
  families: '👩‍👩‍👧‍👦',
  joiners: '\u200d',
  flags: '🇪🇸',
  'half flags': '🇪',
  'variation selectors': '\ufe0f',
  'skin tones': '👍🏽',
  fillers: '\u3164',
  'reversed words': '\u202eab\u2066',
  'high surrogates': '\ud83d',
  'low surrogates': '\udc00',
  NUL: '\0',
  noncharacters: '\ufffe',
  'ligatures that expand': '\ufdfa',
  'letters that expand in upper case': 'ßİŉ',
  'parts of syllables': '\u1100\u1161\u11a8',
  Chinese: '我很',
  Japanese: 'もう限界',
  Thai: 'ฉันเ',
  Hindi: 'मुझे ',
  Arabic: 'أنا ـ',
  Greek: 'Σσς ',
};

/** Beginnings of texts about danger and of insults, in several languages. Many rules continue after them. */
const beginnings = [
  'I finished a will',
  'i want to ',
  'i dont want to ',
  'i am going to ',
  'nobody would ',
  'you should ',
  'kill your',
  'kys ',
  'quiero ',
  'ya no quiero ',
  'me quiero ',
  'he escrito una carta ',
  'ich will nicht ',
  'je veux ',
  'eu quero ',
  'voglio ',
  'я хочу ',
  '死にた',
  '我想',
  '나는 ',
  'मैं ',
  'أريد أن ',
];

/** Separators that rules allow between two words. */
const gaps = ['.', ' ', ', ', '. . ', '-', '…', '\n', ' a', ' aaaaaaaaaaa', ' to', ' and i', '😭 '];

const repeated = (bit: string, units: number): string =>
  bit.repeat(Math.max(1, Math.floor(units / bit.length)));

export interface HostileText {
  name: string;
  /** Builds the text with about the given number of UTF-16 units. */
  ofUnits(units: number): string;
}

/** Endings that some rules match. */
const ends = ['', ' hurts', ' myself', ' i dont know what to do now, it hurts so much', ' me duele tanto'];

export const repeatedTexts: readonly HostileText[] = [
  ...Object.entries(bits),
  ...beginnings.map((beginning) => [beginning, beginning]),
].map(([name = '', bit = '']) => ({ name, ofUnits: (units) => repeated(bit, units) }));

/** A beginning, then only separators, then an ending. */
const gappedTexts: readonly HostileText[] = beginnings.flatMap((beginning, row) =>
  gaps.map((gap, column) => {
    const end = ends[(row + column) % ends.length] ?? '';
    return {
      name: `${beginning}${gap}${gap}…${end}`,
      ofUnits: (units: number) => `${beginning}${repeated(gap, units - beginning.length - end.length)}${end}`,
    };
  }),
);

/** Every kind of text that has slowed down a server, or might, in any length. */
export const hostileTexts: readonly HostileText[] = [...repeatedTexts, ...gappedTexts];

/** The parts from which random texts are built. */
export const hostileBits: readonly string[] = [
  ...Object.values(bits),
  ...beginnings,
  ...gaps,
  ...ends.slice(1),
];
