import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** Red, green and blue, each from 0 to 1 and proportional to the light. */
type Light = [red: number, green: number, blue: number];

const number = '([\\d.]+)';
const oklch = `oklch\\(${number} ${number} ${number}\\)`;

function oklchOf(name: string, dark: boolean): [lightness: number, chroma: number, hue: number] {
  const pair = new RegExp(`--${name}: light-dark\\(${oklch}, ${oklch}\\)`).exec(tokens);
  const single = new RegExp(`--${name}: ${oklch}`).exec(tokens);
  const values = pair ? pair.slice(dark ? 4 : 1, dark ? 7 : 4) : single?.slice(1);
  const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = (values ?? []).map(Number);
  return [l, c, h];
}

/** A colour of tokens.css by its name without dashes, clipped to sRGB as a screen does; NaN if there is none. */
export function lightOf(name: string, dark: boolean): Light {
  const [l, c, h] = oklchOf(name, dark);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

/** A colour of tokens.css in hexadecimal digits, two each for red, green and blue, after a number sign. */
export function hexOf(name: string, dark: boolean): string {
  const digits = lightOf(name, dark).map((light) => {
    const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
