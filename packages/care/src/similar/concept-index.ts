import { withoutAccents } from '../bare.ts';
import { plainOf } from '../text.ts';
import { type IntTable, intTable } from './int-table.ts';
import { withoutArticle } from './stems.ts';

/** Where a term matches: at whole words, or anywhere within a run of characters (`parts`). */
export type Matching = 'words' | 'parts';

/** The terms of a language as a tree. Each step from a node to the next matches one word or one part of a run. */
export interface ConceptIndex {
  matching: Matching;
  steps: IntTable;
  /** The fewest letters before an open ending. */
  leastOpen: number;
  /** The concepts of node `n` are `concepts.slice(from[n], from[n + 1])`. */
  from: Uint32Array;
  concepts: Uint16Array;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+\*?/gu;

/** The words of a plain text as concepts are matched: without accents and articles, and divided at apostrophes. */
const conceptWordsOf = (plain: string): string[] =>
  (withoutAccents(plain).match(wordPattern) ?? []).map(withoutArticle);

const root = 1;
const offset = 0x811c9dc5;
const prime = 0x01000193;
/** What a step matches: the whole word, or its beginning or part. */
const ends = { whole: 1, open: 2 } as const;

const withLetter = (letters: number, unit: number): number => Math.imul(letters ^ unit, prime);
const noLetters: number = offset;

/** The key of the step from a node by a word, whose letters are hashed. */
const keyOf = (node: number, letters: number, end: number): number => {
  const hash = Math.imul(letters ^ (letters >>> 15) ^ Math.imul(node * 2 + end, 0x9e3779b1), 0x2c1b3ce9);
  return hash ^ (hash >>> 13);
};

/** The longest beginning of a word, and the longest part of a run, that terms match. */
const longest: Readonly<Record<Matching, number>> = { words: 24, parts: 12 };

/** Between the terms of a concept, and between the concepts of a language. */
const betweenTerms = '|';
const betweenConcepts = '\n';
const openEnd = '*';

/**
 * The terms of all concepts as one text, from which `conceptIndexOf` reads. Its words are as in a text that is searched,
 * so that an index is built without a string for each of thousands of terms.
 */
export const conceptsText = (terms: readonly (readonly string[])[]): string =>
  terms
    .map((own) => own.map((term) => conceptWordsOf(plainOf(term)).join(' ')).join(betweenTerms))
    .join(betweenConcepts);

/** The characters with a meaning of their own in `conceptsText`, by their code units. */
const units = {
  betweenWords: ' '.charCodeAt(0),
  betweenTerms: betweenTerms.charCodeAt(0),
  betweenConcepts: betweenConcepts.charCodeAt(0),
  openEnd: openEnd.charCodeAt(0),
} as const;

/** The numbers of words and of terms in `conceptsText`, or a few more. */
function countsOf(text: string): { words: number; terms: number } {
  let terms = 1;
  let spaces = 0;
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    if (unit === units.betweenWords) spaces++;
    else if (unit === units.betweenTerms || unit === units.betweenConcepts) terms++;
  }
  return { words: terms + spaces, terms };
}

/**
 * Builds the tree of the terms in `conceptsText`; concepts are named by their places. It reads 100,000 characters, before
 * the engine has compiled it, so it makes neither strings nor arrays on the way.
 */
export function conceptIndexOf(text: string, matching: Matching): ConceptIndex {
  const counts = countsOf(text);
  const steps = intTable(counts.words);
  const accepting = {
    nodes: new Uint32Array(counts.terms),
    concepts: new Uint16Array(counts.terms),
    count: 0,
  };
  const isAlwaysOpen = matching === 'parts';
  let leastOpen = Infinity;
  let nodes = root;
  let concept = 0;
  // The term so far, and the word of it that is being read.
  let node = root;
  let letters = noLetters;
  let size = 0;
  let isOpen = isAlwaysOpen;
  for (let place = 0; place <= text.length; place++) {
    const unit = place === text.length ? units.betweenConcepts : text.charCodeAt(place);
    const endsTerm = unit === units.betweenTerms || unit === units.betweenConcepts;
    if (unit === units.openEnd) isOpen = true;
    else if (!endsTerm && unit !== units.betweenWords) {
      letters = withLetter(letters, unit);
      size++;
    } else if (size > 0) {
      if (isOpen && size < leastOpen) leastOpen = size;
      node = steps.getOrSet(keyOf(node, letters, isOpen ? ends.open : ends.whole), nodes + 1);
      if (node > nodes) nodes = node;
      letters = noLetters;
      size = 0;
      isOpen = isAlwaysOpen;
    }
    if (!endsTerm) continue;
    if (node !== root) {
      accepting.nodes[accepting.count] = node;
      accepting.concepts[accepting.count++] = concept;
      node = root;
    }
    if (unit === units.betweenConcepts) concept++;
  }
  return { matching, steps, leastOpen, ...conceptsByNode(accepting, nodes) };
}

/** Sorts the concepts by the nodes that accept them. */
function conceptsByNode(
  accepting: { nodes: Uint32Array; concepts: Uint16Array; count: number },
  nodes: number,
): Pick<ConceptIndex, 'from' | 'concepts'> {
  const from = new Uint32Array(nodes + 2);
  for (const node of accepting.nodes.subarray(0, accepting.count)) from[node + 1] = (from[node + 1] ?? 0) + 1;
  for (let node = 1; node < from.length; node++) from[node] = (from[node] ?? 0) + (from[node - 1] ?? 0);
  const free = from.slice();
  const concepts = new Uint16Array(accepting.count);
  for (let term = 0; term < accepting.count; term++) {
    const node = accepting.nodes[term] ?? 0;
    const place = free[node] ?? 0;
    concepts[place] = accepting.concepts[term] ?? 0;
    free[node] = place + 1;
  }
  return { from, concepts };
}

/** At most this many terms are followed at once, so that the time is linear in the text. */
const mostFollowed = 48;
const onlyRoot: readonly number[] = [root];

/** The concepts of a text, each with the number of its terms in it. */
export function conceptsIn(plain: string, index: ConceptIndex): Map<number, number> {
  const found = new Map<number, number>();
  const { steps, leastOpen, from, concepts, matching } = index;
  const accept = (node: number) => {
    for (let place = from[node] ?? 0; place < (from[node + 1] ?? 0); place++) {
      const concept = concepts[place] ?? 0;
      found.set(concept, (found.get(concept) ?? 0) + 1);
    }
  };
  let before: readonly number[] = [];
  let earlier: readonly number[] = [];
  for (const word of conceptWordsOf(plain)) {
    const reached: number[] = [];
    const nodes =
      before.length + earlier.length === 0 ? onlyRoot : [root, ...before, ...earlier].slice(0, mostFollowed);
    const follow = (letters: number, end: number) => {
      for (const node of nodes) {
        const next = steps.get(keyOf(node, letters, end));
        if (next === undefined || reached.includes(next)) continue;
        reached.push(next);
        accept(next);
      }
    };
    const starts = matching === 'words' ? 1 : word.length;
    for (let start = 0; start < starts; start++) {
      const end = Math.min(word.length, start + longest[matching]);
      let letters = noLetters;
      for (let place = start; place < end; place++) {
        letters = withLetter(letters, word.charCodeAt(place));
        if (place - start + 1 >= leastOpen) follow(letters, ends.open);
      }
      if (matching === 'words') follow(letters, ends.whole);
    }
    earlier = before;
    before = reached;
  }
  return found;
}
