import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/** Closes texts that nobody else shall read or make. The same text is closed to the same bytes. */
export interface Seal {
  close(text: string): string;
  /** The text; null for what was not closed by this seal, or is damaged. */
  open(closed: string): string | null;
}

/** The seal of a purpose: what another one closed it does not open. */
export type Seals = (purpose: string) => Seal;

const cipher = 'aes-256-ctr';
const ivBytes = 16;
const keyBytes = 32;

interface Keys {
  mac: KeyObject;
  encryption: KeyObject;
}

// Kept as objects of the library: read anew from bytes each time, they take six times as long.
function keysOf(secret: string): Keys {
  const both = Buffer.from(hkdfSync('sha256', secret, '', 'halved cursors', 2 * keyBytes));
  return {
    mac: createSecretKey(both.subarray(0, keyBytes)),
    encryption: createSecretKey(both.subarray(keyBytes)),
  };
}

/** What a text and its purpose are known by; it is also what its encryption begins with (a synthetic IV, RFC 5297). */
const ivOf = ({ mac }: Keys, purpose: string, text: string): Buffer =>
  createHmac('sha256', mac).update(`${purpose}\0${text}`).digest().subarray(0, ivBytes);

function openWith(keys: Keys, purpose: string, bytes: Buffer): string | null {
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(cipher, keys.encryption, iv);
  const text = decipher.update(bytes.subarray(ivBytes), undefined, 'utf8') + decipher.final('utf8');
  return timingSafeEqual(iv, ivOf(keys, purpose, text)) ? text : null;
}

/** Closes with a key of the first secret, and opens with those of all. */
export function createSeals(secrets: string[]): Seals {
  const all = secrets.map(keysOf);
  const [first] = all;
  if (!first) throw new Error('No secret to seal with');
  return (purpose) => ({
    close: (text) => {
      const iv = ivOf(first, purpose, text);
      const encrypted = createCipheriv(cipher, first.encryption, iv).update(text);
      return Buffer.concat([iv, encrypted]).toString('base64url');
    },
    open: (closed) => {
      const bytes = Buffer.from(closed, 'base64url');
      // Written in one way alone.
      if (bytes.length < ivBytes || bytes.toString('base64url') !== closed) return null;
      for (const keys of all) {
        const text = openWith(keys, purpose, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  });
}
