import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Encrypts and authenticates texts, so that nobody else can read or forge them. The same text always gives the same
 * bytes.
 */
export interface Seal {
  close(text: string): string;
  /** Returns the text; null if the input was not made by this seal or was changed. */
  open(closed: string): string | null;
}

/** Makes the seal of a purpose. It cannot open what the seal of another purpose closed. */
export type Seals = (purpose: string) => Seal;

const cipher = 'aes-256-ctr';
const ivBytes = 16;
const keyBytes = 32;

interface Keys {
  mac: KeyObject;
  encryption: KeyObject;
}

// The keys are kept as KeyObjects, because making them from bytes each time takes six times as long.
function keysOf(secret: string): Keys {
  const both = Buffer.from(hkdfSync('sha256', secret, '', 'halved cursors', 2 * keyBytes));
  return {
    mac: createSecretKey(both.subarray(0, keyBytes)),
    encryption: createSecretKey(both.subarray(keyBytes)),
  };
}

/**
 * The HMAC of a text and its purpose, which is also the initialisation vector of its encryption (a synthetic IV, RFC
 * 5297).
 */
const ivOf = ({ mac }: Keys, purpose: string, text: string): Buffer =>
  createHmac('sha256', mac).update(`${purpose}\0${text}`).digest().subarray(0, ivBytes);

function openWith(keys: Keys, purpose: string, bytes: Buffer): string | null {
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(cipher, keys.encryption, iv);
  const text = decipher.update(bytes.subarray(ivBytes), undefined, 'utf8') + decipher.final('utf8');
  return timingSafeEqual(iv, ivOf(keys, purpose, text)) ? text : null;
}

/** Encrypts with the key of the first secret, and decrypts with the keys of all. */
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
      // Several texts encode the same bytes; only the text that `close` would write is accepted.
      if (bytes.length < ivBytes || bytes.toString('base64url') !== closed) return null;
      for (const keys of all) {
        const text = openWith(keys, purpose, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  });
}
