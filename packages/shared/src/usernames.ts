import { limits } from './limits.ts';

const { min, max } = limits.username;

const reserved: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'moderator',
  'mod',
  'support',
  'help',
  'halved',
  'system',
  'edit',
  'me',
  'null',
  'undefined',
  'deleted',
]);

const calmStem = 'quiet_one';
const endings = [
  '_',
  '_1',
  '_2',
  '_3',
  '1',
  '2',
  '3',
  '7',
  '22',
  '42',
  '77',
  '99',
  '_here',
  '_too',
  '_again',
];

/** Whether a username may never belong to a member, in any mixture of capitals (docs/product.md §2.1). */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}

/**
 * Usernames close to the wanted one, best first, for when it is taken: valid (3–30 letters, digits,
 * underscores), not reserved, all different without regard to case, and never the wanted one itself.
 * The same wish always gives the same list, so that what is offered does not change between two
 * key presses; the caller keeps the first few that are free.
 */
export function usernameCandidates(wanted: string): string[] {
  // A suggestion close to a reserved name would look official (admin_1), so none is made.
  const stem = isReservedUsername(wanted) ? calmStem : stemOf(wanted);
  const found = new Map<string, string>();
  const shapes = endings.map((ending) => stem.slice(0, max - ending.length) + ending);
  shapes.push(`the_${stem}`.slice(0, max), `just_${stem}`.slice(0, max));
  for (const number of spreadNumbers(stem)) {
    shapes.push(stem.slice(0, max - String(number).length) + number);
  }
  for (const shape of shapes) {
    const key = shape.toLowerCase();
    if (key === wanted.toLowerCase() || isReservedUsername(shape) || found.has(key)) continue;
    found.set(key, shape);
  }
  return [...found.values()];
}

/** The wanted name reduced to allowed characters: accents are dropped, their letters stay. */
function stemOf(wanted: string): string {
  const plain = wanted
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .slice(0, max);
  if (plain.length >= min) return plain;
  return plain === '' ? calmStem : `${plain}_quiet`;
}

/** Twelve three- or four-digit numbers that depend on the stem alone, for names whose short endings are gone. */
function spreadNumbers(stem: string): number[] {
  let state = 2166136261;
  for (let i = 0; i < stem.length; i++) state = Math.imul(state ^ stem.charCodeAt(i), 16777619) >>> 0;
  return Array.from({ length: 12 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 100 + (state % 9900);
  });
}
