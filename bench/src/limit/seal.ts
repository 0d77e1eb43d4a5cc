import { createCipheriv, createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** Writes cursors as the API does: sealed, by the name of their list. */
export function cursorWriter(secret: string) {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'halved cursors', 64));
  const mac = createSecretKey(keys.subarray(0, 32));
  const encryption = createSecretKey(keys.subarray(32));
  return (list: string, place: string): string => {
    const iv = createHmac('sha256', mac).update(`${list}\0${place}`).digest().subarray(0, 16);
    const encrypted = createCipheriv('aes-256-ctr', encryption, iv).update(place);
    return Buffer.concat([iv, encrypted]).toString('base64url');
  };
}

export type CursorWriter = ReturnType<typeof cursorWriter>;
