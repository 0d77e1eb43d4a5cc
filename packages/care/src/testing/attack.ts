import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { seeded } from '../random.ts';
import { membersOf } from './characters.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** The most repetitions that an attack uses for an unbounded quantifier. */
const longestRun = 12;

type Random = () => number;
const below = (random: Random, most: number) => Math.floor(random() * most);
const oneOf = <One>(random: Random, ones: readonly One[]): One | undefined =>
  ones[below(random, ones.length)];

function matching(random: Random, { elements }: AST.Alternative): string {
  return elements.map((part) => matchOf(random, part)).join('');
}

function matchOf(random: Random, part: AST.Element): string {
  switch (part.type) {
    case 'Assertion':
    case 'Backreference':
      return '';
    case 'Group':
    case 'CapturingGroup': {
      const branch = oneOf(random, part.alternatives);
      return branch ? matching(random, branch) : '';
    }
    case 'Quantifier': {
      const times = part.min + below(random, Math.min(part.max, part.min + longestRun) - part.min + 1);
      return Array.from({ length: times }, () => matchOf(random, part.element)).join('');
    }
    case 'Character':
      return String.fromCodePoint(part.value);
    default:
      return oneOf(random, membersOf(part.raw)) ?? '';
  }
}

const separators = [' ', '. ', ', ', '', '......', ' , '];

/** Repeats the pieces up to the given length. */
const repeatTo = (pieces: readonly string[], length: number): string => {
  const piece = pieces.join('') || ' ';
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
};

/**
 * Texts that are hard for a pattern (the source of a regular expression), for fuzzing. They repeat what the pattern
 * matches, what it nearly matches, and its beginning, up to the given length. The same seed gives the same texts.
 */
export function* attacksOf(
  source: string,
  { length, seed = 1, count = 6 }: { length: number; seed?: number; count?: number },
): Generator<string> {
  const { next: random } = seeded(seed);
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: true });
  for (let turn = 0; turn < count; turn++) {
    const branch = oneOf(random, alternatives);
    if (!branch) return;
    const match = matching(random, branch);
    const start = match.slice(0, 1 + below(random, Math.max(1, match.length - 1)));
    const between = oneOf(random, separators) ?? ' ';
    yield repeatTo([start, between], length);
    yield repeatTo([match.slice(0, -1), between], length);
    yield repeatTo([match, between], length);
    // One beginning, followed only by separators of words.
    const end = match.slice(start.length) || between;
    yield start + repeatTo([end, between], Math.max(0, length - start.length));
    yield start + repeatTo([between], Math.max(0, length - start.length));
  }
}
