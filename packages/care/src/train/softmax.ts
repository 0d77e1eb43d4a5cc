import type { FeatureShape, Features } from '../features.ts';
import { type LinearModel, placeOfMost, scoresOf, softmax } from '../model/linear.ts';
import { seeded } from '../random.ts';
import { quantised } from './quantised.ts';

/** A training text with its labels and weight. */
export interface Example<Label extends string = string> {
  features: Features;
  /** The share of each label; they sum to 1. */
  target: Partial<Record<Label, number>>;
  weight: number;
}

export interface Settings {
  shape: FeatureShape;
  epochs: number;
  rate: number;
  /** Regularisation, which pulls every weight towards zero, so that no rare word decides alone. */
  decay: number;
}

interface Row {
  features: Features;
  target: Float64Array;
  weight: number;
}

interface State {
  weights: Float32Array;
  squares: Float32Array;
  bias: Float64Array;
  rate: number;
  decay: number;
}

const biasRate = 0.01;
const slowing = 0.1;

/** Trains a softmax regression with AdaGrad over hashed features. The same examples give the same bytes. */
export function trainSoftmax<Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
  { shape, epochs, rate, decay }: Settings,
): LinearModel<Label> {
  const count = labels.length;
  const rows: Row[] = examples.map(({ features, target, weight }) => ({
    features,
    target: Float64Array.from(labels, (label) => target[label] ?? 0),
    weight,
  }));
  const size = (shape.buckets + shape.extras) * count;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-4);
  const bias = new Float64Array(count);
  const random = seeded(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(rows);
    const state = { weights, squares, bias, rate: rate / (1 + epoch * slowing), decay };
    for (const row of rows) step(row, state);
  }
  return quantised(labels, shape, weights, bias);
}

function step({ features, target, weight }: Row, { weights, squares, bias, rate, decay }: State): void {
  const { at, value } = features;
  const count = bias.length;
  const scores = Float64Array.from(bias);
  for (let index = 0; index < at.length; index++) {
    const from = (at[index] ?? 0) * count;
    const amount = value[index] ?? 0;
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] ?? 0) + amount * (weights[from + label] ?? 0);
    }
  }
  const chances = softmax(scores);
  const wrong = chances.map((chance, label) => weight * (chance - (target[label] ?? 0)));
  for (let label = 0; label < count; label++) {
    bias[label] = (bias[label] ?? 0) - biasRate * (wrong[label] ?? 0);
  }
  for (let index = 0; index < at.length; index++) {
    const from = (at[index] ?? 0) * count;
    const amount = value[index] ?? 0;
    for (let label = 0; label < count; label++) {
      const position = from + label;
      const slope = (wrong[label] ?? 0) * amount + decay * (weights[position] ?? 0);
      const square = (squares[position] ?? 0) + slope * slope;
      squares[position] = square;
      weights[position] = (weights[position] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

/**
 * The temperatures to try. The loss is flat near its minimum, so finer steps would only fit the random choice of
 * held-out texts.
 */
const temperatures = Array.from({ length: 40 }, (_, index) => (3 + index) / 10);

/** The temperature with the lowest loss on these examples. */
function fitTemperature<Label extends string>(
  model: LinearModel<Label>,
  examples: readonly Example<Label>[],
): number {
  const rows = examples.map(({ features, target, weight }) => {
    const shares = Float64Array.from(model.labels, (label) => target[label] ?? 0);
    return { scores: scoresOf(model, features), place: placeOfMost(shares), weight };
  });
  const surprise = (temperature: number) =>
    rows.reduce((sum, { scores, place, weight }) => {
      const chance = softmax(scores, temperature)[place];
      return sum - weight * Math.log(chance || 1e-12);
    }, 0);
  const fits = temperatures.map((temperature) => ({ temperature, surprise: surprise(temperature) }));
  return fits.reduce((best, fit) => (fit.surprise < best.surprise ? fit : best)).temperature;
}

/**
 * Every n-th example is held out to fit the temperature; this is n. The final model is trained on all examples and uses
 * that temperature.
 */
const heldOutStep = 8;

/**
 * Trains a model and fits its temperature. Only the first `judges` examples may be held out. So callers pass the
 * examples first that resemble what people write.
 */
export function trainCalibrated<Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
  settings: Settings,
  judges = examples.length,
): LinearModel<Label> {
  const isHeldOut = (_: unknown, place: number) => place % heldOutStep === 0 && place < judges;
  const partial = trainSoftmax(
    labels,
    examples.filter((example, place) => !isHeldOut(example, place)),
    settings,
  );
  const temperature = fitTemperature(partial, examples.filter(isHeldOut));
  return { ...trainSoftmax(labels, examples, settings), temperature };
}
