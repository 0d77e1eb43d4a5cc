/**
 * Words of danger, then insults and swear words, that people disguise so that no filter finds them. Only these are
 * spelled out, so that every other text is read as it is written. `_` stands for a blank. The languages share one list,
 * because a text is made plain before its language is known.
 */
const disguised = `
  die died dying dead death kill killed killing kill_myself kill_yourself killing_myself myself yourself suicide suicidal
  self self_harm harm harmed harming cut cutting cuts hurt hang hanging noose overdose pills rape raped abuse abused
  murder want wanna living life alive live end
  quiero morir morirme muerte muerto muerta matar matarme matarte mátate suicidio suicida suicidas suicidarme suicidarse
  vivir cortar cortarme autolesión autolesiones violación
  mourir morte mort tuer suicider suicidaire vivre crever scarifier
  sterben umbringen tot tod selbstmord suizid suizidal ritzen leben töten
  morire uccidermi uccidere ammazzarmi ammazzare suicidarmi suicidio vivere tagliarmi ammazzo
  ammazzati uccido ucciditi suicido suicidati impiccati impiccarmi muori
  morrer morto morta matar suicídio suicidar viver cortar se_mata se_mate suicida morra
  умереть умирать сдохнуть сдохни смерть убить убей убейся повесься суицид самоубийство жить повеситься порезать резать
  fuck fucking fucked fucker shit bitch bitches asshole cunt whore slut idiot idiots stupid moron loser pathetic
  retard retarded dumbass worthless trash ugly disgusting scum
  idiota imbécil estúpido estúpida mierda puta puto pendejo pendeja gilipollas cabrón zorra asquerosa basura
  connard connasse salope putain pute merde enculé idiote débile
  arschloch schlampe fotze hurensohn wichser scheiße scheisse missgeburt fresse
  coglione stronzo stronza troia puttana cazzo vaffanculo merda cretino cretina
  caralho vadia imbecil otário otária burra foder fodase lixo
  сука блядь пизда пиздец хуй нахуй дура идиот тварь мразь ебать шлюха
  chutiya madarchod bhenchod kutte kamine randi harami
`;

/** From a word without its blanks to the word. */
const wordFrom = new Map(
  disguised
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('_', ''), word.replaceAll('_', ' ')]),
);
const byLength = new Map<number, string[]>();
for (const word of wordFrom.keys()) {
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
}

const sign = '[\\d@$!*#%&+€£|_•.]';
const letter = '[\\p{L}\\p{M}]';
const isVeiled = new RegExp(`${letter}${sign}+${letter}`, 'u');
const veiled = new RegExp(`${letter}(?:${letter}|${sign})*[\\p{L}\\p{M}\\d]`, 'gu');
const oneSign = new RegExp(sign);
const spaced = new RegExp(`(?<!${letter})\\p{L}([ .*_-])\\p{L}(?:\\1\\p{L})+(?!${letter})`, 'gu');

/** The word with a sign in place of some of its letters, at most half of them: "su1c1de", "d*e". */
function unveiled(token: string): string {
  const letters = [...token];
  const signs = letters.filter((one) => oneSign.test(one)).length;
  if (signs === 0 || signs * 2 > letters.length) return token;
  const fits = (word: string) => letters.every((one, at) => one === word[at] || oneSign.test(one));
  const word = byLength.get(letters.length)?.find(fits);
  return (word && wordFrom.get(word)) ?? token;
}

/** The letters as one word: "s.u.i.c.i.d.e". */
const joined = (letters: string): string => wordFrom.get(letters.replaceAll(/[ .*_-]/g, '')) ?? letters;

/**
 * A text in lower case in which the disguised words are spelled out: with signs in place of letters ("su1cide", "h@rm"),
 * or a blank or a stop after each letter ("s.u.i.c.i.d.e"). Takes time linear in the length of the text.
 */
export function withoutDisguises(lowered: string): string {
  const plain = isVeiled.test(lowered) ? lowered.replaceAll(veiled, unveiled) : lowered;
  return plain.replaceAll(spaced, joined);
}
