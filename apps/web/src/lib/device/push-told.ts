import { readLocal, writeLocal } from './storage.ts';

/** The storage key for the account and the endpoint that this browser last told the server. */
const toldKey = 'halved_push';

/** The endpoint that this browser last told the server for an account; undefined if push is not on here for it. */
export function toldEndpoint(account: string): string | undefined {
  const [owner, endpoint] = readLocal(toldKey)?.split(' ') ?? [];
  return owner === account ? endpoint : undefined;
}

export const storeToldEndpoint = (account: string, endpoint: string): void =>
  writeLocal(toldKey, `${account} ${endpoint}`);

/** Forgets that push is on here, so that nothing subscribes this browser again by itself. */
export const forgetPush = (): void => writeLocal(toldKey, null);
