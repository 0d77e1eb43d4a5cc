import type { LinearModel } from './linear.ts';

/** A file of models/: four bytes with the length of the JSON header, the header, and the bytes that it describes. */
export interface Packed<Header> {
  header: Header;
  bytes: Int8Array;
}

type LinearHeader = Omit<LinearModel, 'weights'> & { version: string };

export function pack(header: unknown, bytes: Int8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const whole = new Uint8Array(4 + text.length + bytes.length);
  new DataView(whole.buffer).setUint32(0, text.length, true);
  whole.set(text, 4);
  whole.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), 4 + text.length);
  return whole;
}

export function unpack<Header>(whole: Uint8Array): Packed<Header> {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)));
  const from = whole.byteOffset + 4 + length;
  return { header, bytes: new Int8Array(whole.buffer, from, whole.length - 4 - length) };
}

const rounded = (value: number) => Number(value.toPrecision(7));

export function packModel(model: LinearModel, version: string): Uint8Array {
  const { weights, bias, scale, ...rest } = model;
  return pack({ version, ...rest, bias: bias.map(rounded), scale: scale.map(rounded) }, weights);
}

/** Reads the model of a file. Throws if its labels are not exactly the given ones. */
export function unpackModel<Label extends string>(
  whole: Uint8Array,
  labels: readonly Label[],
): LinearModel<Label> {
  const { header, bytes } = unpack<LinearHeader>(whole);
  if (header.labels.join() !== labels.join()) throw new Error(`a model of ${header.labels.join(', ')}`);
  const { version: _, ...model } = header;
  return { ...model, labels, weights: bytes };
}
