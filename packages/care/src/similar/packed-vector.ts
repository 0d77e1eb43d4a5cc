import { worryCategories } from '@halved/shared/categories';
import type { Vector } from './similar.ts';

const termBytes = 4;
const weightBytes = 1;
const chanceBytes = 2;

export const topicSize = worryCategories.length;
const topicBytes = topicSize * chanceBytes;

/** The bytes of a vector for the database: its categories, then its terms, then their weights. */
export function packVector({ terms, weights, topic }: Vector): Uint8Array {
  const bytes = new Uint8Array(topicBytes + terms.length * (termBytes + weightBytes));
  const view = new DataView(bytes.buffer);
  for (const [index, chance] of topic.entries()) view.setUint16(index * chanceBytes, chance);
  for (const [index, term] of terms.entries()) view.setInt32(topicBytes + index * termBytes, term);
  bytes.set(weights, topicBytes + terms.length * termBytes);
  return bytes;
}

/** The number of terms in a packed vector. */
export const countIn = (packed: Uint8Array): number =>
  Math.floor((packed.byteLength - topicBytes) / (termBytes + weightBytes));

export const chanceAt = (view: DataView, place: number): number => view.getUint16(place * chanceBytes);
export const termAt = (view: DataView, place: number): number =>
  view.getInt32(topicBytes + place * termBytes);
export const weightAt = (packed: Uint8Array, count: number, place: number): number =>
  packed[topicBytes + count * termBytes + place] ?? 0;

/** Unpacks a vector. */
export function unpackVector(packed: Uint8Array): Vector {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const terms = Array.from({ length: countIn(packed) }, (_, place) => termAt(view, place));
  return {
    topic: worryCategories.map((_, place) => chanceAt(view, place)),
    terms,
    weights: terms.map((_, place) => weightAt(packed, terms.length, place)),
  };
}
