// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { pictures } from '@halved/shared/wellness-kinds';
import { expect, test } from 'vitest';

const folder = new URL('../../../public/pictures/', import.meta.url);
const files = readdirSync(folder);
const maxBytes = 1_500;

test('each picture of the library has its file, and no file is left over', () => {
  expect(files.toSorted()).toEqual(pictures.map((name) => `${name}.svg`).toSorted());
});

test.each(files)(
  '%s is a small symbol in the colours of the theme, without scripts or references',
  (file) => {
    const svg = readFileSync(new URL(file, folder), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
    expect(svg).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 96 96" style="color-scheme:light dark"><symbol id="picture"/,
    );
    expect(svg).not.toMatch(
      /<(script|style|image|foreignObject|a|animate|set)\b|\son\w+=|url\(|gradient|filter/i,
    );
    expect([...svg.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual(['#picture']);
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    for (const colour of colours) expect(colour).toMatch(/^(none|var\(--(tide|clay|calm|line),.+\))$/);
  },
);
