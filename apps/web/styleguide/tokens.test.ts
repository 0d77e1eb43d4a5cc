// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movementsIn, sorted, tokensIn } from './tokens.ts';

const read = (name: string) => readFileSync(new URL(`../src/styles/${name}`, import.meta.url), 'utf8');
const tokens = tokensIn(`${read('tokens.css')}${read('index.css')}`);
const namesOf = (kind: keyof ReturnType<typeof sorted>) => sorted(tokens)[kind].map(({ name }) => name);

describe('the tokens of the styleguide', () => {
  it('are all that the stylesheets define, each in its group', () => {
    expect(namesOf('colours')).toHaveLength(18);
    expect(namesOf('fonts')).toEqual(['--body', '--voice']);
    expect(namesOf('type')).toEqual(
      expect.arrayContaining(['--step-small', '--step-display', '--leading-snug']),
    );
    expect(namesOf('spacing')).toEqual(
      expect.arrayContaining(['--measure', '--tap', '--space', '--breakpoint-md']),
    );
    expect(namesOf('radii')).toEqual(['--r-card', '--r-tail', '--r-field', '--radius-full']);
    expect(namesOf('motion')).toEqual(['--ease']);
  });

  it('have the value that is defined first, not that of some languages', () => {
    expect(tokensIn(':root { --voice: Charter, serif; }\n:lang(ja) { --voice: var(--body); }')).toEqual([
      { name: '--voice', value: 'Charter, serif' },
    ]);
  });

  it('are refused if they belong to no group, so that a new kind of token is not left out', () => {
    expect(() => sorted([{ name: '--depth', value: '3' }])).toThrow('no place for --depth');
  });

  it('come with every movement', () => {
    expect(movementsIn(read('base.css')).map(({ name }) => name)).toEqual(['breathe', 'pulse', 'arrive']);
  });
});
