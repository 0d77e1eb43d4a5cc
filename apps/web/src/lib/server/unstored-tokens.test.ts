import { afterEach, expect, test, vi } from 'vitest';
import {
  accessToken,
  clearTokens,
  refreshToken,
  storeAccount,
  storedAccount,
  storeTokens,
} from './tokens.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearTokens();
});

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const held = () => [storedAccount(), accessToken(), refreshToken()];

test.each([
  ['full', ['setItem']],
  ['forbidden', ['setItem', 'getItem', 'removeItem']],
] as const)('a session lasts as long as the page in a browser whose storage is %s', (_, refused) => {
  for (const method of refused) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  storeAccount('me');
  storeTokens({ token: 'first', refreshToken: 'one' });
  expect(held()).toEqual(['me', 'first', 'one']);
  storeTokens({ token: 'second', refreshToken: 'two' });
  expect(held()).toEqual(['me', 'second', 'two']);
  clearTokens();
  expect(held()).toEqual([null, null, null]);
});

test('what is stored later, for instance by another tab, replaces what could not be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  storeTokens({ token: 'first', refreshToken: 'one' });
  full.mockRestore();
  localStorage.setItem('auth_token', 'other');
  localStorage.setItem('refresh_token', 'others');
  expect(held()).toEqual([null, 'other', 'others']);
});
