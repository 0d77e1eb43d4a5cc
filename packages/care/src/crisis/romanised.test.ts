import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTextReader } from '../browser/text-reader.ts';
import { screen } from '../screen.ts';

const cases: Record<string, { danger: string[]; worries: string[] }> = JSON.parse(
  readFileSync(new URL('./cases/typed.json', import.meta.url), 'utf8'),
);

const isDanger = (text: string) => screen(text, { localeHint: 'en' }).crisis !== 'none';

describe.each(Object.entries(cases))(
  '%s in Latin letters or without blanks, under an English interface',
  (_, of) => {
    it('is read for danger', () => {
      expect(of.danger.length).toBeGreaterThan(4);
      expect(of.danger.filter((text) => !isDanger(text))).toEqual([]);
    });

    it('is no danger in other words', () => {
      expect(of.worries.filter(isDanger)).toEqual([]);
    });
  },
);

it('a browser reads Russian and Arabic in Latin letters too', async () => {
  const reader = createTextReader(
    () => ['en'],
    () => Promise.resolve(),
  );
  for (const text of ['ne hochu zhit', '3ayez amoot']) {
    await reader.prepare(text);
    expect(await reader.crisis(text)).toMatchObject({ level: 'explicit' });
  }
});
