/** The needed strings of a part of a pattern: every text that the part matches contains at least one of them. */
type Needed = readonly string[];

/** Literal characters, without the last one if a quantifier follows it. */
const plainRun = /[^|()[\].\\?*+{}^$]+(?![?*+{])|[^|()[\].\\?*+{}^$]/uy;
const anchor = /[$^]/y;
const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;
const groupStart = /\((?:\?<?[!=]|\?:)?/y;
const anyOf = /\[(?:\\.|[^\]\\])*\]|\.|\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|[A-Za-z\d])/y;
const escaped = /\\(.)/uy;

const kana = /[\u3040-\u30ff]/;
const wide = /[\u3400-\u9fff\uac00-\ud7af]/;

/**
 * How rare a run of characters is: the number is higher if fewer texts contain the run. A Chinese character is a word;
 * a Latin letter is in nearly every text.
 */
function tellingOf(run: string): number {
  let sum = 0;
  for (const character of run.trim()) {
    if (character < '\u3040') sum++;
    else sum += wide.test(character) ? 3 : kana.test(character) ? 2 : 1;
  }
  return sum;
}

const least = (needed: Needed) => Math.min(...needed.map(tellingOf));

/** Reads the source of a pattern from left to right. */
class PatternParser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Reads alternatives. If one branch has no needed strings, the whole has none. */
  branches(): Needed | undefined {
    const branches = [this.#sequence()];
    while (this.#takes('|')) branches.push(this.#sequence());
    this.#takes(')');
    return branches.some((needed) => !needed) ? undefined : branches.flatMap((needed) => needed ?? []);
  }

  #takes(character: string): boolean {
    const isThere = this.#source[this.#at] === character;
    if (isThere) this.#at++;
    return isThere;
  }

  #takesMatch(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.#source) ?? undefined;
    if (match) this.#at = sticky.lastIndex;
    return match;
  }

  /** Reads parts that follow each other, and returns the needed strings that the fewest texts contain. */
  #sequence(): Needed | undefined {
    let best: Needed | undefined;
    let run = '';
    const offer = (needed: Needed | undefined) => {
      if (needed?.length && (!best || least(needed) > least(best))) best = needed;
    };
    const endRun = () => {
      if (run.trim()) offer([run]);
      run = '';
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const { characters, needed, isAround } = this.#part();
      if (isAround) continue;
      const times = this.#takesMatch(quantifier);
      const isOptional = times !== undefined && (/^[?*]/.test(times[0]) || times[1] === '0');
      if (characters && !isOptional) run += characters;
      if (characters && !times) continue;
      endRun();
      if (!isOptional) offer(needed);
    }
    endRun();
    return best;
  }

  /** Reads one part: a character, a group with its needed strings, or an assertion. */
  #part(): { characters?: string; needed?: Needed; isAround?: boolean } {
    const run = this.#takesMatch(plainRun);
    if (run) return { characters: run[0] };
    const start = this.#takesMatch(groupStart);
    if (start) {
      const needed = this.branches();
      return /[!=]$/.test(start[0]) ? { isAround: true } : { needed };
    }
    if (this.#takesMatch(anchor)) return { isAround: true };
    if (this.#takesMatch(anyOf)) return {};
    const character = this.#takesMatch(escaped)?.[1] ?? this.#source[this.#at++];
    return { characters: character };
  }
}

/**
 * The needed strings of a regular expression: every text that it matches contains at least one of them. So the
 * expression need not be run, nor even compiled, for other texts. Undefined if no such strings are known. The parser
 * supports the syntax that the patterns of this package use: groups without names, classes, quantifiers, lookaround,
 * escapes.
 */
export function neededBy(source: string): readonly string[] | undefined {
  const all = new PatternParser(source).branches();
  return (
    all &&
    [...new Set(all)].filter((one, _, every) => !every.some((other) => other !== one && one.includes(other)))
  );
}
