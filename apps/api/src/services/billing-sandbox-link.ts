import * as z from 'zod/mini';
import type { Ciphers } from './ciphers.ts';

/** A page of the sandbox: a checkout of ours, or the portal of a subscription. */
export interface SandboxPage {
  kind: 'checkout' | 'portal';
  id: string;
}

export const sandboxPath = '/api/subscriptions/sandbox';
const purpose = 'link to the sandbox';

const Link = z.tuple([z.enum(['checkout', 'portal']), z.string(), z.number()]);

/** The path of a page. Its link is signed, so that nobody can make one up, and expires. */
export function addressOf(cipherOf: Ciphers, { kind, id }: SandboxPage, expiresAt: Date): string {
  const link = cipherOf(purpose).encrypt(JSON.stringify([kind, id, expiresAt.getTime()]));
  return kind === 'portal' ? `${sandboxPath}/portal?link=${link}` : `${sandboxPath}/${link}`;
}

/** The page of a link; null if this server did not make it, or if it has expired. */
export function linkedPage(cipherOf: Ciphers, kind: SandboxPage['kind'], link: string): SandboxPage | null {
  const text = cipherOf(purpose).decrypt(link);
  if (text === null) return null;
  const [linked, id, expiresAt] = z.parse(Link, JSON.parse(text));
  return linked === kind && expiresAt > Date.now() ? { kind, id } : null;
}
