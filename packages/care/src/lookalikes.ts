/** Letters that look like one of another alphabet, in lower case or as capitals: the Latin one is the second of a pair. */
const cyrillic = 'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs јj ԁd һh ӏl ԛq ԝw'.split(' ');
const greek = 'αa βb εe ηn ιi κk νv οo ρp τt υu χx γy'.split(' ');

const latinOf = new Map([...cyrillic, ...greek].map(([other = '', latin = '']) => [other, latin]));
/** Only letters of the Russian alphabet, which are the first of the list. */
const russianOf = new Map(cyrillic.slice(0, 12).map(([russian = '', latin = '']) => [latin, russian]));

const mixed =
  /(?<![a-zα-ωа-яёіјѕԁһӏԛԝ])(?:[a-z]+[α-ωа-яёіјѕԁһӏԛԝ]|[α-ωа-яёіјѕԁһӏԛԝ]+[a-z])[a-zα-ωа-яёіјѕԁһӏԛԝ]*/g;

const replaced = (word: string, letters: ReadonlyMap<string, string>): string =>
  word.replaceAll(/./g, (letter) => letters.get(letter) ?? letter);

function inOneAlphabet(word: string): string {
  const latin = replaced(word, latinOf);
  const russian = replaced(word, russianOf);
  const isRussian = /^[а-яё]+$/.test(russian);
  if (!/^[a-z]+$/.test(latin)) return isRussian ? russian : word;
  return isRussian && word.replaceAll(/[a-z]/g, '').length * 2 > word.length ? russian : latin;
}

/**
 * A text in lower case, in which words that mix the Latin alphabet with another one are written in one of them. People
 * read `kіll` with a Cyrillic і as the word that it looks like. Every other word stays as it is.
 */
export const withoutLookalikes = (lowered: string): string => lowered.replaceAll(mixed, inOneAlphabet);
