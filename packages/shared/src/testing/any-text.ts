import fc, { type Arbitrary } from 'fast-check';
import { hostileBits, hostileTexts } from './hostile-texts.ts';

const bit = fc.constantFrom(...hostileBits);
const run = fc.tuple(bit, fc.nat({ max: 80 })).map(([one, times]) => one.repeat(times));

/**
 * A random text of up to about the given number of UTF-16 units: random characters, parts that are slow to analyse,
 * runs of one part, or a single repeated part.
 */
export function anyText(maxUnits: number): Arbitrary<string> {
  const units = fc.integer({ min: 1, max: maxUnits });
  const shorten = (text: string) => text.slice(0, maxUnits);
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxUnits, 300) }).map(shorten),
    fc.string({ unit: 'binary', maxLength: Math.min(maxUnits, 300) }).map(shorten),
    fc.array(bit, { maxLength: 60 }).map((bits) => shorten(bits.join(' '))),
    fc.array(bit, { maxLength: 60 }).map((bits) => shorten(bits.join(''))),
    fc.array(run, { maxLength: 12 }).map((runs) => shorten(runs.join(''))),
    fc.tuple(fc.constantFrom(...hostileTexts), units).map(([{ ofUnits }, length]) => ofUnits(length)),
  );
}

/** A variation of a text that was slow to analyse: some parts are repeated, removed, or separated by other text. */
export function variationOf(text: string, maxUnits: number): Arbitrary<string> {
  const position = fc.nat({ max: text.length });
  const change = fc.record({
    from: position,
    to: position,
    put: fc.oneof(bit, run),
    times: fc.nat({ max: 40 }),
  });
  return change.map(({ from, to, put, times }) => {
    const [start, end] = from < to ? [from, to] : [to, from];
    const piece = text.slice(start, end);
    return `${text.slice(0, start)}${piece.repeat(times % 4)}${put}${piece}${text.slice(end)}`.slice(
      0,
      maxUnits,
    );
  });
}
