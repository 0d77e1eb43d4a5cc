/** A custom property of a stylesheet. */
export interface Token {
  /** With its two dashes. */
  name: string;
  value: string;
}

/** A class that moves what has it. */
export interface Movement {
  name: string;
  value: string;
}

/** The custom properties of a stylesheet in their order, each where it is defined first. */
export function tokensIn(css: string): Token[] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;{}]+);/g)) {
    if (!found.has(name)) found.set(name, value.replaceAll(/\s+/g, ' '));
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

/** The classes of a stylesheet that have an animation. */
export const movementsIn = (css: string): Movement[] =>
  [...css.matchAll(/\.([\w-]+) \{\s*animation: ([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

const kinds = {
  colours: ({ value }: Token) => /oklch|color-mix/.test(value),
  fonts: ({ name }: Token) => /^--(body|voice)$/.test(name),
  type: ({ name }: Token) => /^--(step|font-weight|leading)-/.test(name),
  spacing: ({ name }: Token) => /^--(space$|tap|measure|container-|breakpoint-)/.test(name),
  radii: ({ name }: Token) => /^--(r|radius)-/.test(name),
  motion: ({ name }: Token) => name === '--ease',
} as const;
export type Kind = keyof typeof kinds;

/** A name that a stylesheet only gives to another token, or to a word of CSS, for its utilities. */
const isAlias = ({ name, value }: Token) =>
  /^(var\(|initial$)/.test(value) || /^--color-(transparent|current)$/.test(name);

/** Sorts tokens by what they are about. Throws if a token is about nothing known, so that none is left out. */
export function sorted(tokens: readonly Token[]): Record<Kind, Token[]> {
  const groups: Record<Kind, Token[]> = {
    colours: [],
    fonts: [],
    type: [],
    spacing: [],
    radii: [],
    motion: [],
  };
  for (const token of tokens.filter((candidate) => !isAlias(candidate))) {
    const kind = Object.keys(groups).find((name): name is Kind => isKind(name) && kinds[name](token));
    if (!kind) throw new Error(`The styleguide has no place for ${token.name}.`);
    groups[kind].push(token);
  }
  return groups;
}

const isKind = (name: string): name is Kind => name in kinds;
