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
 * Encrypts and authenticates texts, so that nobody without the secret can read or forge them. The same text always
 * gives the same result.
 */
export interface Cipher {
  /** Returns the encrypted text in base64url. */
  encrypt(text: string): string;
  /** Returns the text; null if this cipher did not make the input, or if the input was changed. */
  decrypt(encrypted: string): string | null;
}

/** Makes the cipher of a purpose. It cannot decrypt what the cipher of another purpose encrypted. */
export type Ciphers = (purpose: string) => Cipher;

const algorithm = 'aes-256-ctr';
const ivBytes = 16;
const keyBytes = 32;

interface Keys {
  mac: KeyObject;
  encryption: KeyObject;
}

// The keys are kept as KeyObjects, because making them from bytes each time takes six times as long.
function keysOf(secret: string): Keys {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'halved cursors', 2 * keyBytes));
  return {
    mac: createSecretKey(bytes.subarray(0, keyBytes)),
    encryption: createSecretKey(bytes.subarray(keyBytes)),
  };
}

/**
 * The HMAC of a text and its purpose. It is also the initialisation vector (IV) with which the text is encrypted (a
 * synthetic IV, RFC 5297).
 */
const ivOf = ({ mac }: Keys, purpose: string, text: string): Buffer =>
  createHmac('sha256', mac).update(`${purpose}\0${text}`).digest().subarray(0, ivBytes);

function decryptWith(keys: Keys, purpose: string, bytes: Buffer): string | null {
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, keys.encryption, iv);
  const text = decipher.update(bytes.subarray(ivBytes), undefined, 'utf8') + decipher.final('utf8');
  return timingSafeEqual(iv, ivOf(keys, purpose, text)) ? text : null;
}

/** Encrypts with the key of the first secret, and decrypts with the keys of all. */
export function createCiphers(secrets: string[]): Ciphers {
  const all = secrets.map(keysOf);
  const [first] = all;
  if (!first) throw new Error('No secret to encrypt with');
  return (purpose) => ({
    encrypt: (text) => {
      const iv = ivOf(first, purpose, text);
      const bytes = createCipheriv(algorithm, first.encryption, iv).update(text);
      return Buffer.concat([iv, bytes]).toString('base64url');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      // Several base64url texts can mean the same bytes. Only the one that `encrypt` would return is accepted.
      if (bytes.length < ivBytes || bytes.toString('base64url') !== encrypted) return null;
      for (const keys of all) {
        const text = decryptWith(keys, purpose, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  });
}
