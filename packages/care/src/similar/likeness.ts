import { chanceAt, countIn, termAt, topicSize, weightAt } from './packed-vector.ts';
import { similarityOf, type Vector } from './similar.ts';

const square = (sum: number, value: number) => sum + value * value;

/**
 * Returns a function that computes `similarity` to a packed vector from the database without unpacking it, because
 * there are hundreds of candidates.
 */
export function likenessTo({ terms, weights, topic }: Vector): (packed: Uint8Array) => number {
  const own = new Map(terms.map((term, place) => [term, weights[place] ?? 0]));
  const ownWeights = weights.reduce(square, 0);
  const ownTopic = topic.reduce(square, 0);
  return (packed) => {
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const count = countIn(packed);
    let common = 0;
    let itsWeights = 0;
    for (let index = 0; index < count; index++) {
      const weight = weightAt(packed, count, index);
      itsWeights += weight * weight;
      common += weight * (own.get(termAt(view, index)) ?? 0);
    }
    if (common === 0) return 0;
    let together = 0;
    let itsTopic = 0;
    for (let index = 0; index < topicSize; index++) {
      const chance = chanceAt(view, index);
      itsTopic += chance * chance;
      together += chance * (topic[index] ?? 0);
    }
    const lengths = Math.sqrt(ownTopic * itsTopic);
    return similarityOf({
      terms: common / Math.sqrt(ownWeights * itsWeights),
      topic: lengths === 0 ? 0 : together / lengths,
    });
  };
}
