import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newUuid } from './uuid.ts';

const isUuid = (text: string) => z.uuid().safeParse(text).success;

test('a UUID is created with the browser’s own function', () => {
  expect(isUuid(newUuid())).toBe(true);
});

test('a UUID is created without a secure context too', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const uuids = new Set(Array.from({ length: 50 }, newUuid));
  expect(uuids.size).toBe(50);
  expect([...uuids].every(isUuid)).toBe(true);
});
