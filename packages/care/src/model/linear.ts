import type { Extras, FeatureShape, Features } from '../features.ts';
import { featuresOf } from '../features.ts';
import type { Reading } from '../text.ts';

/** A linear model over hashed features. Each weight takes one byte. */
export interface LinearModel<Label extends string = string> {
  labels: readonly Label[];
  shape: FeatureShape;
  bias: readonly number[];
  /** The scale of each label's weights. */
  scale: readonly number[];
  /** `labels.length` weights for each bucket, followed by those of the extras. */
  weights: Int8Array;
  /**
   * The scores are divided by this number before they become probabilities, so that a label with a probability of 0.8
   * is right four times in five.
   */
  temperature: number;
}

/** The score of each label; higher is likelier. */
export function scoresOf(model: LinearModel, features: Features): Float64Array {
  const { labels, weights, bias, scale } = model;
  const count = labels.length;
  const sums = new Float64Array(count);
  const { at, value } = features;
  for (let index = 0; index < at.length; index++) {
    const from = (at[index] ?? 0) * count;
    const amount = value[index] ?? 0;
    for (let label = 0; label < count; label++) {
      sums[label] = (sums[label] ?? 0) + amount * (weights[from + label] ?? 0);
    }
  }
  return sums.map((sum, label) => sum * (scale[label] ?? 0) + (bias[label] ?? 0));
}

export function softmax(scores: Float64Array, temperature = 1): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - highest) / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The probability of each label, in the order of `labels`. */
export const chancesOf = (model: LinearModel, reading: Reading, extras?: Extras): Float64Array =>
  softmax(scoresOf(model, featuresOf(reading, model.shape, extras)), model.temperature);

/** The index of the greatest number, the first one if several are equal. */
export function placeOfMost(numbers: Float64Array): number {
  let best = 0;
  for (let index = 1; index < numbers.length; index++) {
    if ((numbers[index] ?? 0) > (numbers[best] ?? 0)) best = index;
  }
  return best;
}
