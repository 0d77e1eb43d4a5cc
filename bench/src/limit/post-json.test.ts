import { describe, expect, it } from 'vitest';
import { isoMoment } from './post-json.ts';

describe('a moment of PostgreSQL', () => {
  it.each([
    ['2026-05-01 10:00:00.123456+00', '2026-05-01T10:00:00.123Z'],
    ['2026-05-01 10:00:00.1+00', '2026-05-01T10:00:00.100Z'],
    ['2026-05-01 10:00:00+00', '2026-05-01T10:00:00.000Z'],
  ])('%s reads %s', (text, iso) => {
    expect(isoMoment(text)).toBe(iso);
  });
});
