import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { all, atEnd, type Characters, charactersOf, either, except, none, overlap } from './characters.ts';

/**
 * A bound on the work of a backtracking engine from one position of a text. `ways`: in how many ways a part can match
 * so that the next part can begin. `steps`: how many characters are read in all these ways.
 */
interface Cost {
  ways: number;
  steps: number;
}

/** The characters with which a part can begin, and whether it may be empty. */
interface First {
  first: Characters;
  isNullable: boolean;
}

/**
 * The start of what a part matches, as sets of single characters. If the part continues after them, the rest is
 * unknown.
 */
interface Run {
  places: readonly Characters[];
  isWhole: boolean;
}

const mostRuns = 100;
const parser = new RegExpParser({ ecmaVersion: 2025 });

type Part = AST.Element;

class Prover {
  readonly #flags: string;
  /** The most repetitions of an unbounded quantifier. */
  readonly #longest: number;

  constructor(flags: string, longest: number) {
    this.#flags = flags;
    this.#longest = longest;
  }

  #characters(part: AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass) {
    return charactersOf(part.raw, this.#flags);
  }

  #first(part: Part): First {
    switch (part.type) {
      case 'Assertion':
        if (part.kind === 'end' && !this.#flags.includes('m')) return { first: atEnd, isNullable: false };
        return { first: none, isNullable: true };
      case 'Quantifier': {
        const { first, isNullable } = this.#first(part.element);
        return { first, isNullable: isNullable || part.min === 0 };
      }
      case 'Group':
      case 'CapturingGroup':
        return this.#firstOfAny(part.alternatives);
      case 'Backreference':
        return {
          first: all,
          isNullable: [part.resolved].flat().some((group) => this.#first(group).isNullable),
        };
      default:
        return { first: this.#characters(part), isNullable: false };
    }
  }

  #firstOfAny(branches: readonly AST.Alternative[]): First {
    return branches
      .map(({ elements }) => this.#firstOfAll(elements))
      .reduce((one, other) => ({
        first: either(one.first, other.first),
        isNullable: one.isNullable || other.isNullable,
      }));
  }

  #firstOfAll(parts: readonly Part[]): First {
    let first = none;
    for (const part of parts) {
      const found = this.#first(part);
      first = either(first, found.first);
      if (!found.isNullable) return { first, isNullable: false };
    }
    return { first, isNullable: true };
  }

  /** `mayEnd`: the pattern may end after the part. `before`: the characters that can come just before the part. */
  all(parts: readonly Part[], follow: Characters, mayEnd: boolean, before = all): Cost {
    let ways = 1;
    let steps = 0;
    let last = before;
    for (const [place, part] of parts.entries()) {
      const rest = this.#firstOfAll(parts.slice(place + 1));
      const next = rest.isNullable ? either(rest.first, follow) : rest.first;
      const isLast = rest.isNullable && !parts.slice(place + 1).some(({ type }) => type === 'Assertion');
      const cost = this.#one(part, next, mayEnd && isLast, last);
      last = this.#lastOf(part);
      steps += ways * cost.steps;
      ways *= cost.ways;
    }
    return { ways, steps };
  }

  /** The characters with which a part can end. */
  #lastOf(part: Part): Characters {
    if (part.type.startsWith('Character')) return this.#first(part).first;
    const isNotAfter = part.type === 'Assertion' && part.kind === 'lookbehind' && part.negate;
    const [one, ...more] = isNotAfter ? (part.alternatives[0]?.elements ?? []) : [];
    return one?.type.startsWith('Character') && more.length === 0 ? except(this.#first(one).first) : all;
  }

  #one(part: Part, follow: Characters, mayEnd: boolean, before = all): Cost {
    switch (part.type) {
      case 'Assertion':
        if (part.kind !== 'lookahead' && part.kind !== 'lookbehind') return { ways: 1, steps: 1 };
        return { ways: 1, steps: this.any(part.alternatives, all, false).steps };
      case 'Quantifier':
        return this.#repeated(part, follow, mayEnd, before);
      case 'Group':
      case 'CapturingGroup':
        return this.any(part.alternatives, follow, mayEnd, before);
      default:
        return { ways: 1, steps: 1 };
    }
  }

  #repeated(part: AST.Quantifier, follow: Characters, mayEnd: boolean, before: Characters): Cost {
    const { element, min } = part;
    const { first, isNullable } = this.#first(element);
    const max = Math.min(part.max, this.#longest);
    if (max === Infinity) {
      if (isNullable) return { ways: Infinity, steps: Infinity };
      // If nothing after an unbounded repetition can make it backtrack, it costs only the characters that it consumes.
      if (mayEnd) return { ways: 1, steps: this.#one(element, either(first, follow), true).steps };
      // The same is true if the repetition can begin only after a character that it cannot contain, because the engine
      // then tries it from one position only.
      const isOne = element.type.startsWith('Character') && !overlap(first, before);
      if (isOne && !overlap(first, follow)) return { ways: 1, steps: 2 };
      return { ways: Infinity, steps: Infinity };
    }
    const goesOn = this.#one(element, first, false);
    const stops = this.#one(element, follow, mayEnd && min <= 1);
    const isClear = !isNullable && !overlap(first, follow);
    let ways = min === 0 && !isClear ? 1 : 0;
    let steps = 1;
    let ahead = 1;
    for (let time = 1; time <= max; time++) {
      steps += ahead * Math.max(goesOn.steps, stops.steps);
      if (time >= min) ways = isClear ? Math.max(ways, 1, ahead * stops.ways) : ways + ahead * stops.ways;
      ahead *= goesOn.ways;
    }
    return { ways: Math.max(ways, 1), steps };
  }

  any(branches: readonly AST.Alternative[], follow: Characters, mayEnd: boolean, before = all): Cost {
    const costs = branches.map(({ elements }) => this.all(elements, follow, mayEnd, before));
    if (branches.length === 1) return costs[0] ?? { ways: 1, steps: 0 };
    const firsts = branches.map(({ elements }) => this.#firstOfAll(elements));
    const runs = branches.map(({ elements }) => this.#runs(elements));
    let ways = 1;
    let steps = 1;
    for (const [index, run] of runs.entries()) {
      let together = 0;
      let looked = 0;
      for (const [other, theirs] of runs.entries()) {
        const cost = costs[other] ?? { ways: 1, steps: 1 };
        const [one, two] = [firsts[index], firsts[other]];
        const begin = !one || !two || one.isNullable || two.isNullable || overlap(one.first, two.first);
        if (begin) looked += cost.steps;
        if (
          index === other ||
          (begin && run.some((run) => theirs.some((its) => areTogether(run, its, follow))))
        )
          together += cost.ways;
      }
      ways = Math.max(ways, together);
      steps = Math.max(steps, looked);
    }
    return { ways, steps: steps + branches.length };
  }

  #runs(parts: readonly Part[]): Run[] {
    let runs: Run[] = [{ places: [], isWhole: true }];
    for (const part of parts) {
      const further = this.#runsOf(part);
      const open = runs.filter(({ isWhole }) => isWhole);
      if (open.length === 0) break;
      if (open.length * further.length > mostRuns)
        return runs.map(({ places }) => ({ places, isWhole: false }));
      runs = [
        ...runs.filter(({ isWhole }) => !isWhole),
        ...open.flatMap(({ places }) =>
          further.map((next) => ({ places: [...places, ...next.places], isWhole: next.isWhole })),
        ),
      ];
    }
    return runs;
  }

  #runsOf(part: Part): Run[] {
    const unknown = [{ places: [], isWhole: false }];
    switch (part.type) {
      case 'Assertion':
        return [{ places: [], isWhole: true }];
      case 'Backreference':
        return unknown;
      case 'Group':
      case 'CapturingGroup':
        return part.alternatives.flatMap(({ elements }) => this.#runs(elements));
      case 'Quantifier': {
        const { min, max, element } = part;
        if (max > 3)
          return min === 0 ? [{ places: [], isWhole: true }, ...this.#open(element)] : this.#open(element);
        const times = Array.from({ length: max - min + 1 }, (_, more) => min + more);
        return times.flatMap((count) => this.#runs(Array.from({ length: count }, () => element)));
      }
      default:
        return [{ places: [this.#characters(part)], isWhole: true }];
    }
  }

  #open = (element: Part): Run[] => this.#runsOf(element).map(({ places }) => ({ places, isWhole: false }));
}

/** Whether one text can match the start of both alternatives and then what follows. */
function areTogether(one: Run, other: Run, follow: Characters): boolean {
  const [short, long] = one.places.length <= other.places.length ? [one, other] : [other, one];
  if (!short.places.every((each, place) => overlap(each, long.places[place] ?? all))) return false;
  const next = long.places[short.places.length];
  return !short.isWhole || !next || overlap(follow, next);
}

const longestText = 10_000;
const beginsText = ({ elements: [first] }: AST.Alternative) =>
  first?.type === 'Assertion' && first.kind === 'start';

/**
 * The most steps that a pattern takes from one position of a text; Infinity if the number depends on the length of the
 * text. A pattern that is anchored at the start is tried once, so for it the result is the steps per character of a
 * long text.
 */
export function stepsOf(source: string, flags = 'u'): number {
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const isTriedOnce = !flags.includes('m') && alternatives.every(beginsText);
  const prover = new Prover(flags, isTriedOnce ? longestText : Infinity);
  const { steps } = prover.any(alternatives, all, true);
  return isTriedOnce ? steps / longestText : steps;
}
