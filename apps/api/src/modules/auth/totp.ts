import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The length of a time step. */
export const stepSeconds = 30;

const digits = 6;
const secretBytes = 20;
/** How many steps a clock may be early or late. */
const drift = 1;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in Base32 without padding (RFC 4648), as authenticator apps read a secret. */
export function inBase32(bytes: Uint8Array): string {
  let text = '';
  let [bits, value] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += base32.charAt((value >>> (bits - 5)) & 31);
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + base32.charAt((value << (5 - bits)) & 31) : text;
}

/** A secret of 160 bits, the length that RFC 4226 §4 recommends. */
export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The code of a time step, six digits (RFC 6238 with SHA-1, RFC 4226 §5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  const value = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step that a code belongs to: the current one, the one before or the one after. Steps up to `lastStep` do not
 * count, because their codes were used. Undefined for any other text.
 */
export function stepOf(
  code: string,
  { secret, now, lastStep }: { secret: Uint8Array; now: number; lastStep: number | null },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const typed = Buffer.from(code);
  for (let step = now - drift; step <= now + drift; step++)
    if (step > (lastStep ?? -1) && timingSafeEqual(typed, Buffer.from(codeAt(secret, step)))) return step;
  return undefined;
}

/** The address that an authenticator app reads from a QR code. `account` and `issuer` are shown in the app. */
export function otpauthUrl({ secret, issuer, account }: Record<'secret' | 'issuer' | 'account', string>) {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}
