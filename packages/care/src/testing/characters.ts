/**
 * A set of characters, with one bit for each of the first 65,536, one for all others, and one for the end of the text.
 */
export interface Characters {
  id: number;
  bits: Uint32Array;
}

const others = 0x1_0000;
const end = 0x1_0001;
const words = Math.ceil((end + 1) / 32);
/** Samples beyond the first 65,536 characters: an emoji, a letter, a Chinese character, a digit, a mark. */
const samples = ['😀', '𐐀', '𠀀', '𝟘', '𝅥'];
/** The first 65,536 characters, with line breaks between them, so that no two of them combine into one character. */
const everything = Array.from({ length: others }, (_, code) => String.fromCharCode(code)).join('\n');

let count = 0;
const of = (bits: Uint32Array): Characters => ({ id: count++, bits });

export const none = of(new Uint32Array(words));
/** The set that contains only the end of the text. */
export const atEnd = of(new Uint32Array(words).map((_, at) => (at === end >>> 5 ? 1 << (end & 31) : 0)));
export const all = of(new Uint32Array(words).fill(0xffff_ffff));

function read(source: string, flags: string): Characters {
  const bits = new Uint32Array(words);
  const put = (at: number) => {
    bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  };
  const single = new RegExp(`(?:${source})`, `${flags.replaceAll(/[gy]/g, '')}g`);
  for (const { index } of everything.matchAll(single)) if (index % 2 === 0) put(index / 2);
  if ('\n'.search(single) >= 0) put(10);
  if (samples.some((sample) => sample.search(single) >= 0)) put(others);
  return of(bits);
}

const known = new Map<string, Characters>();

/** The characters that one character, class or escape of a pattern matches. */
export function charactersOf(source: string, flags: string): Characters {
  const key = `${flags}/${source}`;
  const characters = known.get(key) ?? read(source, flags);
  known.set(key, characters);
  return characters;
}

const unions = new Map<string, Characters>();

/** The characters of both sets. */
export function either(one: Characters, other: Characters): Characters {
  if (one === other || other === none) return one;
  if (one === none) return other;
  const key = `${Math.min(one.id, other.id)} ${Math.max(one.id, other.id)}`;
  const union = unions.get(key) ?? of(one.bits.map((word, at) => word | (other.bits[at] ?? 0)));
  unions.set(key, union);
  return union;
}

/** The complement of a set, including the end of the text. */
export const except = ({ bits }: Characters): Characters => of(bits.map((word) => ~word));

const overlapCache = new Map<number, boolean>();
const mostIds = 0x400_0000;

/** Whether two sets share a character. */
export function overlap(one: Characters, other: Characters): boolean {
  const key = Math.min(one.id, other.id) * mostIds + Math.max(one.id, other.id);
  const isShared = overlapCache.get(key) ?? one.bits.some((word, at) => (word & (other.bits[at] ?? 0)) !== 0);
  overlapCache.set(key, isShared);
  return isShared;
}

const members = new Map<string, string[]>();

/** A few characters of a class, spread over all that it contains. */
export function membersOf(source: string): string[] {
  const found = members.get(source) ?? readMembers(source);
  members.set(source, found);
  return found;
}

function readMembers(source: string): string[] {
  const { bits } = charactersOf(source, 'u');
  const codes = Array.from({ length: others }, (_, code) => code).filter(
    (code) => (((bits[code >>> 5] ?? 0) >>> (code & 31)) & 1) === 1,
  );
  return [0, 0.05, 0.2, 0.5, 0.9].map((share) =>
    String.fromCharCode(codes[Math.floor(share * codes.length)] ?? 0x20),
  );
}
