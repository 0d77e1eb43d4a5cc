import { worryCategories } from '@halved/shared/categories';
import { meaningDimensions } from './meaning.ts';
import type { Vector } from './similar.ts';

const termBytes = 4;
const weightBytes = 1;
const chanceBytes = 2;

export const topicSize = worryCategories.length;
/**
 * The first byte of a packed vector. Vectors of older models have other parts, so they resemble nothing until their
 * posts are analysed again. Those before version 4 began with a probability, whose first byte is at most 3.
 */
const format = 5;
const topicAt = 1;
const meaningAt = topicAt + topicSize * chanceBytes;
const termsAt = meaningAt + meaningDimensions;

/** The bytes of a vector for the database: its format, its categories, its meaning, then its terms, then their weights. */
export function packVector({ terms, weights, topic, meaning }: Vector): Uint8Array {
  const bytes = new Uint8Array(termsAt + terms.length * (termBytes + weightBytes));
  const view = new DataView(bytes.buffer);
  bytes[0] = format;
  for (const [index, chance] of topic.entries()) view.setUint16(topicAt + index * chanceBytes, chance);
  for (const [index, value] of meaning.entries()) view.setInt8(meaningAt + index, value);
  for (const [index, term] of terms.entries()) view.setInt32(termsAt + index * termBytes, term);
  bytes.set(weights, termsAt + terms.length * termBytes);
  return bytes;
}

/** Whether the bytes are a vector of the current format. */
export const isPacked = (packed: Uint8Array): boolean => packed[0] === format;

/** The number of terms in a packed vector. */
export const countIn = (packed: Uint8Array): number =>
  Math.floor((packed.byteLength - termsAt) / (termBytes + weightBytes));

export const chanceAt = (view: DataView, place: number): number =>
  view.getUint16(topicAt + place * chanceBytes);
export const meaningValueAt = (view: DataView, place: number): number => view.getInt8(meaningAt + place);
export const termAt = (view: DataView, place: number): number => view.getInt32(termsAt + place * termBytes);
export const weightAt = (packed: Uint8Array, count: number, place: number): number =>
  packed[termsAt + count * termBytes + place] ?? 0;

/** Unpacks a vector. A vector of an older format has no terms. */
export function unpackVector(packed: Uint8Array): Vector {
  if (!isPacked(packed)) return { topic: worryCategories.map(() => 0), meaning: [], terms: [], weights: [] };
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const terms = Array.from({ length: countIn(packed) }, (_, place) => termAt(view, place));
  return {
    topic: worryCategories.map((_, place) => chanceAt(view, place)),
    meaning: Array.from({ length: meaningDimensions }, (_, place) => meaningValueAt(view, place)),
    terms,
    weights: terms.map((_, place) => weightAt(packed, terms.length, place)),
  };
}
