import { expect, it } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { fakeFetch } from '../../testing/fetch.ts';
import { resetSession } from '../../testing/session.ts';
import { queryClient } from '../cache/query-client.ts';
import { session } from './session.ts';
import { clearTokens, storeAccount, storeTokens } from './tokens.ts';

resetSession();

function storeTokensOf(account: string): void {
  storeAccount(account);
  storeTokens({ token: `token-of-${account}`, refreshToken: 'r' });
}

/** A browser shows a page again that it kept in memory while another one was in the tab. It was told of nothing meanwhile. */
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

function beMember(): void {
  const user = aUser();
  storeTokensOf(user.id);
  session.set({ status: 'member', user });
  queryClient.setQueryData(['feed'], 'words');
  fakeFetch(() => new Promise<never>(() => {}));
}

it.each([
  ['signed out', clearTokens, 'visitor'],
  ['signed in as somebody else', () => storeTokensOf(aUser().id), 'loading'],
] as const)(
  'the way back to a page that the browser kept leaves nothing of a member who has %s',
  (_, sign, status) => {
    beMember();
    sign();
    comeBack();
    expect(session.get()).toEqual({ status });
    expect(queryClient.getQueryData(['feed'])).toBeUndefined();
  },
);

it('the way back to a page that the browser kept changes nothing for a member who is still signed in', () => {
  beMember();
  comeBack();
  expect(session.get()).toMatchObject({ status: 'member' });
  expect(queryClient.getQueryData(['feed'])).toBe('words');
});
