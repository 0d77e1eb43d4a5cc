import { worryCategories } from '@halved/shared/categories';
import type { Vector } from './similar.ts';

const termBytes = 4;
const weightBytes = 1;
const chanceBytes = 2;
const topicBytes = worryCategories.length * chanceBytes;

/** A vector as a database keeps it: what it is about, then its terms, then how telling each is. */
export function packVector({ terms, weights, topic }: Vector): Uint8Array {
  const bytes = new Uint8Array(topicBytes + terms.length * (termBytes + weightBytes));
  const view = new DataView(bytes.buffer);
  for (const [place, chance] of topic.entries()) view.setUint16(place * chanceBytes, chance);
  for (const [place, term] of terms.entries()) view.setInt32(topicBytes + place * termBytes, term);
  bytes.set(weights, topicBytes + terms.length * termBytes);
  return bytes;
}

/** The vector that was packed. */
export function unpackVector(bytes: Uint8Array): Vector {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor((bytes.byteLength - topicBytes) / (termBytes + weightBytes));
  const weightsFrom = topicBytes + count * termBytes;
  return {
    topic: worryCategories.map((_, place) => view.getUint16(place * chanceBytes)),
    terms: Array.from({ length: count }, (_, place) => view.getInt32(topicBytes + place * termBytes)),
    weights: Array.from(bytes.subarray(weightsFrom)),
  };
}
