import { withPlainApostrophes } from '@halved/shared/apostrophes';
import { unpack } from '../model/packed.ts';
import { readModelFile } from '../model/stored.ts';
import { once } from '../once.ts';

/** The valence of English words and emoticons, from −4 (bad) to 4 (good), from the lexicon of VADER (see NOTICE). */
type Valences = ReadonlyMap<string, number>;

export const valenceSteps = 31;

const valences = once<Valences>(() => {
  const { header, bytes } = unpack<{ words: string }>(readModelFile('valence'));
  const words = header.words.split('\n');
  return new Map(words.map((word, place) => [word, (bytes[place] ?? 0) / valenceSteps]));
});

const negations = new Set(
  "aint ain't arent aren't cannot cant can't couldnt couldn't didnt didn't doesnt doesn't dont don't hadnt hadn't hardly hasnt hasn't havent haven't isnt isn't neither never no none nope nor not nothing nowhere rarely seldom shouldnt shouldn't uhuh wasnt wasn't werent weren't without wont won't wouldnt wouldn't despite".split(
    ' ',
  ),
);
const louder = new Set(
  'absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially exceptionally extremely fabulously flipping fricking frigging fucking fully greatly hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so substantially thoroughly totally tremendously uber unbelievably unusually utterly very'.split(
    ' ',
  ),
);
const softer = new Set(
  'almost barely hardly kinda kindof less little marginally occasionally partly scarcely slightly somewhat sorta sortof'.split(
    ' ',
  ),
);

const boost = 0.293;
const turned = -0.74;
const louderCapitals = 0.733;
const tokenPattern = /[^\s]+/gu;
/** Longer tokens are not looked up. */
const longestToken = 40;
const edges = /^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{N}]{1,40}$/gu;

interface Token {
  plain: string;
  isShouted: boolean;
  valence: number;
}

function tokenOf(raw: string, table: Valences): Token {
  const bare = raw.length > longestToken ? raw : raw.replaceAll(edges, '');
  const plain = withPlainApostrophes(bare.toLowerCase());
  const whole = table.get(raw) ?? table.get(raw.toLowerCase());
  return {
    plain,
    isShouted: bare.length > 1 && bare === bare.toUpperCase() && bare !== bare.toLowerCase(),
    valence: whole ?? table.get(plain) ?? 0,
  };
}

/** The valence of a word. The three words before it can strengthen, weaken or negate it. */
function inContext(tokens: readonly Token[], place: number, isShouting: boolean): number {
  const token = tokens[place];
  if (!token?.valence) return 0;
  const sign = Math.sign(token.valence);
  let valence = token.valence + (token.isShouted && !isShouting ? sign * louderCapitals : 0);
  for (let back = 1; back <= 3; back++) {
    const before = tokens[place - back];
    if (!before) break;
    const near = 1 - (back - 1) * 0.05;
    if (louder.has(before.plain)) valence += sign * boost * near;
    if (softer.has(before.plain)) valence -= sign * boost * near;
    if (negations.has(before.plain)) valence *= turned;
  }
  return valence;
}

const normal = 15;

/**
 * The tone of an English text, from −1 to 1, by the rules of VADER: capitals, intensifiers, negations within three
 * words, "but", exclamation marks. Takes time linear in the length.
 */
export function valenceOf(text: string): number {
  const table = valences();
  const tokens = (text.slice(0, 20_000).match(tokenPattern) ?? []).map((raw) => tokenOf(raw, table));
  const isShouting = tokens.every(({ isShouted }) => isShouted);
  const felt = tokens.map((_, place) => inContext(tokens, place, isShouting));
  const but = tokens.findIndex(({ plain }) => plain === 'but');
  const weighed = but < 0 ? felt : felt.map((valence, place) => valence * (place < but ? 0.5 : 1.5));
  const sum = weighed.reduce((total, valence) => total + valence, 0);
  const marks = Math.min(4, (text.match(/!/g) ?? []).length) * 0.292;
  const questions = (text.match(/\?/g) ?? []).length;
  const emphasis = questions > 1 ? Math.min(0.96, questions * 0.18) : 0;
  const total = sum + Math.sign(sum) * (marks + emphasis);
  return total / Math.sqrt(total * total + normal);
}
