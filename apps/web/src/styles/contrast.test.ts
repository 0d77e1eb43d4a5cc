// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colour = [lightness: number, chroma: number, hue: number];

const number = '([\\d.]+)';
const oklch = `oklch\\(${number} ${number} ${number}\\)`;

function token(name: string, dark: boolean): Colour {
  const pair = new RegExp(`--${name}: light-dark\\(${oklch}, ${oklch}\\)`).exec(tokens);
  const single = new RegExp(`--${name}: ${oklch}`).exec(tokens);
  const values = pair ? pair.slice(dark ? 4 : 1, dark ? 7 : 4) : single?.slice(1);
  const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = (values ?? []).map(Number);
  return [l, c, h];
}

/** Relative luminance of an OKLCH colour, clipped to sRGB as a screen does. */
function luminance([l, c, h]: Colour): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  const green = clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  const blue = clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string, dark: boolean): number {
  const [bright = 0, dim = 0] = [luminance(token(first, dark)), luminance(token(second, dark))].sort(
    (p, q) => q - p,
  );
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
