import type { FeatureShape } from '../features.ts';
import type { LinearModel } from '../model/linear.ts';

/** Rounds each weight to one byte. The largest weight of each label becomes 127. */
export function quantised<Label extends string>(
  labels: readonly Label[],
  shape: FeatureShape,
  weights: Float32Array,
  bias: Float64Array,
): LinearModel<Label> {
  const count = labels.length;
  const largest = new Float64Array(count);
  for (const [index, weight] of weights.entries()) {
    const label = index % count;
    largest[label] = Math.max(largest[label] ?? 0, Math.abs(weight));
  }
  const scale = Array.from(largest, (most) => (most || 1) / 127);
  const bytes = Int8Array.from(weights, (weight, place) => Math.round(weight / (scale[place % count] ?? 1)));
  return { labels, shape, bias: [...bias], scale, weights: bytes, temperature: 1 };
}
