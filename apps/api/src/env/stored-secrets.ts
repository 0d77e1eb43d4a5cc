import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from '@halved/db/embedded/create-file';
import { EmbeddedError } from '@halved/db/embedded/embedded-error';
import { EnvError } from './env-error.ts';

/**
 * Reads a secret from DATA_DIR. The first start creates it with `make`, readable by its owner alone. Throws the error of
 * a folder that cannot be written. If nothing may be written, a secret that is not there is made for the process alone.
 */
function stored(dataDir: string, name: string, make: () => string, mayWrite: boolean): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    if (!mayWrite) return make();
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    createFile(file, make());
  }
  // A power cut can leave a file empty or full of zeros, because a disk may write the name of a file before its text.
  const secret = readFileSync(file, 'utf8').replaceAll('\0', '').trim();
  if (!secret) throw new EnvError(`${file} is empty. Delete it, and the next start makes a new one.`);
  return secret;
}

/** The secret that signs tokens. */
export const storedSecret = (dataDir: string, mayWrite = true): string =>
  stored(dataDir, 'jwt-secret', () => randomBytes(32).toString('hex'), mayWrite);

/** The keys with which this server identifies itself to push services (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const privateKeyBytes = 32;

/** A private key with its public key. Throws if the private key is not one of the curve P-256. */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const bytes = Buffer.from(privateKey, 'base64url');
  // Node takes the part of a key that is cut off for another key, and ignores characters that do not belong into one.
  if (bytes.length !== privateKeyBytes || bytes.toString('base64url') !== privateKey)
    throw new Error('This is no private key');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}

function newPrivateKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Node leaves out zeros at the front of the number.
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

const vapidFile = 'vapid-private-key';

/** The keys that the first start created. A new key ends every subscription until its browser subscribes again. */
export function storedVapidKeys(dataDir: string, mayWrite: boolean): VapidKeys {
  const privateKey = stored(dataDir, vapidFile, newPrivateKey, mayWrite);
  try {
    return vapidKeysOf(privateKey);
  } catch {
    throw new EnvError(
      `${join(dataDir, vapidFile)} contains no key for push services. Restore it from a copy, or delete it: the next start makes a new one, and browsers subscribe again by themselves.`,
    );
  }
}

export interface Reading {
  /** Whether secrets that are missing under DATA_DIR are created there. Otherwise they last as long as the process. */
  mayWrite: boolean;
}

/**
 * Reads a secret from DATA_DIR, where the first start creates it. Throws an EnvError if the folder is not writable, or
 * belongs to another user.
 */
export function fromDataDir<Secret>(
  dataDir: string,
  { mayWrite }: Reading,
  read: (dataDir: string, mayWrite: boolean) => Secret,
): Secret {
  try {
    return read(dataDir, mayWrite);
  } catch (error) {
    if (error instanceof EnvError || error instanceof EmbeddedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(
      mayWrite
        ? `DATA_DIR ${dataDir} cannot be written (${reason}): point it at a folder of your own.`
        : `DATA_DIR ${dataDir} cannot be read (${reason}): run this as the user of the server.`,
    );
  }
}
