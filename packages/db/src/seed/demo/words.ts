const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

const numbers = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen nineteen twenty thirty
  forty fifty sixty dos tres cuatro cinco seis siete once doce quince veinte treinta zwei drei vier fünf sechs sieben elf
  deux trois quatre cinq six sept onze quatorze duas dois quatro sete due tre quattro cinque sei sette`.split(
    /\s+/,
  ),
);

/** The words of a text in lower case, plurals as their singular. All choices inside braces are included. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [one] of text.toLowerCase().replaceAll('’', "'").matchAll(word)) {
    const plain = one.replace(/'s$/, '');
    if (plain.length > 2) words.add(plain.length > 3 ? plain.replace(/(?<=[^s])s$/, '') : plain);
  }
  return words;
}

/**
 * Whether a piece refers to something that the text has not mentioned. Such a piece has a rare word that the pieces
 * before it can have (`possible`), but the chosen pieces do not have (`said`). It may also have a number that differs
 * from a number in the chosen pieces.
 */
export function speaksOfUnsaid(
  piece: ReadonlySet<string>,
  possible: ReadonlySet<string>,
  said: ReadonlySet<string>,
  isRare: (word: string) => boolean,
): boolean {
  const counted = [...said].some((each) => numbers.has(each));
  for (const each of piece) {
    if (said.has(each) || !possible.has(each)) continue;
    if (numbers.has(each) ? counted : isRare(each)) return true;
  }
  return false;
}

const quotes = /["“„«]([^"“”„»]{8,})["”“»]/gu;

/**
 * Whether a text quotes words that other pieces of the scene contain (`possible`), but not the chosen ones (`said`).
 */
export function quotesUnsaid(
  text: string,
  possible: ReadonlySet<string>,
  said: ReadonlySet<string>,
): boolean {
  for (const [, quote = ''] of text.matchAll(quotes)) {
    const words = [...wordsOf(quote)];
    const known = words.filter((each) => possible.has(each));
    if (words.length < 2 || known.length < words.length * 0.6) continue;
    if (known.some((each) => !said.has(each))) return true;
  }
  return false;
}
