import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { BackupError } from './backup-error.ts';
import type { BackupHead } from './head.ts';

type Encryption = NonNullable<BackupHead['encryption']>;

const algorithm = 'aes-256-gcm';
export const tagBytes = 16;
/** 128 MB of memory and about half a second, so that guessing passphrases is slow. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const bytesOf = (text: string) => Buffer.from(text, 'base64');

const keyOf = (passphrase: string, salt: Buffer) => scryptSync(passphrase.normalize('NFC'), salt, 32, cost);

const checkOf = (key: Buffer) => createHmac('sha256', key).update('halved-backup').digest();

/** A new key for one backup, and what its head says about it. */
export function newEncryption(passphrase: string) {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const key = keyOf(passphrase, salt);
  const encryption: Encryption = {
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    check: checkOf(key).toString('base64'),
  };
  return { encryption, cipher: createCipheriv(algorithm, key, nonce) };
}

/** The decipher of a backup. @throws BackupError if the passphrase is missing or wrong. */
export function openEncryption({ salt, nonce, check }: Encryption, passphrase: string | undefined) {
  if (!passphrase) {
    throw new BackupError('The backup is encrypted.', 'Set BACKUP_PASSPHRASE to its passphrase.');
  }
  const key = keyOf(passphrase, bytesOf(salt));
  const [expected, actual] = [bytesOf(check), checkOf(key)];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    throw new BackupError(
      'The passphrase is not that of the backup.',
      'Set BACKUP_PASSPHRASE to the passphrase with which the backup was made. Nothing was restored.',
    );
  }
  return createDecipheriv(algorithm, key, bytesOf(nonce));
}
