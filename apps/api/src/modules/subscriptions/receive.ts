import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fail } from '../../errors.ts';
import type { Billing } from '../../services/billing.ts';
import type { Services } from '../../services/index.ts';
import { namesOf } from './event.ts';
import { storeEvent } from './inbox-queries.ts';

/** The signature of a body, as Lemon Squeezy sends it: HMAC-SHA256 in hexadecimal digits. */
export const signatureOf = (
  body: Buffer | string,
  { webhookSecret }: Pick<Billing, 'webhookSecret'>,
): string => createHmac('sha256', webhookSecret).update(body).digest('hex');

function isSigned(body: Buffer, signature: string | undefined, billing: Billing): boolean {
  const expected = Buffer.from(signatureOf(body, billing));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Takes an event of the provider in: checks its signature, and stores it. It is applied afterwards, so that neither a
 * fault there nor a killed process loses it. A repeated event is already stored. Fails with UNAUTHENTICATED.
 */
export async function receiveEvent(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  billing: Billing,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  if (!isSigned(body, signature, billing)) fail('UNAUTHENTICATED');
  const text = body.toString();
  const hash = createHash('sha256').update(body).digest();
  // PostgreSQL stores no NUL. Lemon Squeezy escapes it in JSON, so a body with one is not an event.
  if (text.includes('\0')) fail('MALFORMED_JSON');
  await storeEvent(db, { hash, body: text, ...namesOf(text) });
  jobs.wake('apply-payments');
}
