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

/** Whether a username is reserved, in any combination of upper and lower case (docs/product.md §2.1). */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}

/**
 * Usernames that are similar to a taken one, the best first. They are valid (3–30 letters, digits, underscores), not
 * reserved, different in more than upper and lower case, and never the wanted one. The same name always gives the same
 * list, so that the suggestions do not change between two key presses. The caller uses the first few that are free.
 */
export function usernameCandidates(wanted: string): string[] {
  // No suggestion is similar to a reserved name, because it would look official (admin_1).
  const stem = isReservedUsername(wanted) ? calmStem : stemOf(wanted);
  const candidates = new Map<string, string>();
  const shapes = endings.map((ending) => stem.slice(0, max - ending.length) + ending);
  shapes.push(`the_${stem}`.slice(0, max), `just_${stem}`.slice(0, max));
  for (const number of spreadNumbers(stem)) {
    shapes.push(stem.slice(0, max - String(number).length) + number);
  }
  for (const shape of shapes) {
    const key = shape.toLowerCase();
    if (key === wanted.toLowerCase() || isReservedUsername(shape) || candidates.has(key)) continue;
    candidates.set(key, shape);
  }
  return [...candidates.values()];
}

/** The wanted name with allowed characters only. Letters lose their accents. */
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

/** Twelve numbers of three or four digits that depend only on the stem, for names whose short endings are taken. */
function spreadNumbers(stem: string): number[] {
  let state = 2166136261;
  for (let i = 0; i < stem.length; i++) state = Math.imul(state ^ stem.charCodeAt(i), 16777619) >>> 0;
  return Array.from({ length: 12 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 100 + (state % 9900);
  });
}
