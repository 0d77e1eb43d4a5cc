// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lightOf } from '../testing/colours.ts';

/** The relative luminance of a colour. */
function luminance(name: string, dark: boolean): number {
  const [red, green, blue] = lightOf(name, dark);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string, dark: boolean): number {
  const [bright = 0, dim = 0] = [luminance(first, dark), luminance(second, dark)].sort((p, q) => q - p);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['paper', 'surface', 'sunk', 'calm'];
const texts = ['ink', 'muted'];

describe.each([false, true])('the colours (dark: %s)', (dark) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(text, ground, dark)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each([
    ['on-tide', 'tide'],
    ['on-clay', 'clay'],
    ['on-deep', 'deep'],
    ['tide', 'paper'],
    ['tide', 'surface'],
    ['err', 'paper'],
    ['err', 'surface'],
    ['ok', 'surface'],
    ['warn', 'paper'],
    ['warn', 'surface'],
    ...['tide', 'ok', 'warn'].map((band) => [band, 'calm']),
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground, dark)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['line', 'focus'].flatMap((line) => ['paper', 'surface'].map((ground) => [line, ground] as const)))(
    '%s can be seen on %s',
    (line, ground) => {
      expect(contrast(line, ground, dark)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('the grey of print can be read on white, because printers leave grounds out, and on the black ground of a button', () => {
  const print = readFileSync(new URL('print.css', import.meta.url), 'utf8');
  const lightness = Number(/--clay: oklch\(([\d.]+) 0 0\)/.exec(print)?.[1]);
  // The relative luminance of a grey is the cube of its lightness.
  const grey = lightness ** 3;
  expect(1.05 / (grey + 0.05)).toBeGreaterThanOrEqual(4.5);
  expect((grey + 0.05) / 0.05).toBeGreaterThanOrEqual(4.5);
});
