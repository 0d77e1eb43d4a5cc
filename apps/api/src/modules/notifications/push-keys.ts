import { createPublicKey } from 'node:crypto';

/** The first byte of an uncompressed point, before its two numbers of 32 bytes. */
const uncompressed = 4;

/** Whether the key of a subscription is a point of the curve P-256. Messages cannot be encrypted with any other key. */
export function isSubscriptionKey(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== uncompressed) return false;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
