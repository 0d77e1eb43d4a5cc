import { chanceAt, countIn, isPacked, meaningValueAt, termAt, topicSize, weightAt } from './packed-vector.ts';
import { type Overlap, similarityOf, type Vector } from './similar.ts';

/** The cosine of a product of two vectors and their squares. */
const cosine = (product: number, one: number, other: number): number =>
  one * other === 0 ? 0 : product / Math.sqrt(one * other);

const square = (sum: number, value: number) => sum + value * value;

/**
 * Returns a function that computes what a vector has in common with a packed vector from the database, without
 * unpacking it, because there are hundreds of candidates.
 */
export function overlapWith({ terms, weights, topic, meaning }: Vector): (packed: Uint8Array) => Overlap {
  const ownTerms = new Map(terms.map((term, place) => [term, weights[place] ?? 0]));
  const ownWeights = weights.reduce(square, 0);
  const ownTopic = topic.reduce(square, 0);
  const ownMeaning = meaning.reduce(square, 0);
  return (packed) => {
    if (!isPacked(packed)) return { common: 0, squares: [0, 0], topic: 0, meaning: undefined };
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const count = countIn(packed);
    let common = 0;
    let itsWeights = 0;
    for (let index = 0; index < count; index++) {
      const weight = weightAt(packed, count, index);
      itsWeights += weight * weight;
      common += weight * (ownTerms.get(termAt(view, index)) ?? 0);
    }
    let together = 0;
    let itsTopic = 0;
    for (let index = 0; index < topicSize; index++) {
      const chance = chanceAt(view, index);
      itsTopic += chance * chance;
      together += chance * (topic[index] ?? 0);
    }
    let meant = 0;
    let itsMeaning = 0;
    for (const [index, own] of meaning.entries()) {
      const value = meaningValueAt(view, index);
      itsMeaning += value * value;
      meant += value * own;
    }
    return {
      common,
      squares: [ownWeights, itsWeights],
      topic: cosine(together, ownTopic, itsTopic),
      meaning: ownMeaning * itsMeaning === 0 ? undefined : cosine(meant, ownMeaning, itsMeaning),
    };
  };
}

/** Returns a function that computes the similarity of a vector to a packed one, from 0 to 1. */
export function likenessTo(vector: Vector): (packed: Uint8Array) => number {
  const overlap = overlapWith(vector);
  return (packed) => similarityOf(overlap(packed));
}
