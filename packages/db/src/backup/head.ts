import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';

/** The version of the format of a backup. A later version cannot be read by this program. */
const formatVersion = 1;
const format = 'halved-backup';

const Encryption = z.object({
  /** Base64: of scrypt, and of AES-256-GCM. */
  salt: z.string(),
  nonce: z.string(),
  /** Base64. Tells a wrong passphrase from a damaged file. */
  check: z.string(),
});

const Head = z.object({
  format: z.literal(format),
  version: z.int(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The number of migrations that the database had. */
  migrations: z.int(),
  /** Null if the backup is not encrypted. */
  encryption: z.nullable(Encryption),
});

/** The first line of a backup, which is not encrypted. */
export type BackupHead = z.infer<typeof Head>;

export const newHead = (head: Omit<BackupHead, 'format' | 'version'>): BackupHead => ({
  format,
  version: formatVersion,
  ...head,
});

/** Longer than any head. */
export const maxHeadBytes = 1_000;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads the first line. @throws BackupError if it is no backup, or of a newer format. */
export function readHead(line: string): BackupHead {
  const head = Head.safeParse(parsed(line));
  if (!head.success) {
    throw new BackupError(
      'This file is not a backup of Halved.',
      'Name a file that npm run halved -- db backup wrote.',
    );
  }
  if (head.data.version > formatVersion) throw newerBackup();
  return head.data;
}

export const newerBackup = (): BackupError =>
  new BackupError(
    'The backup was made by a newer version of Halved.',
    'Install that version or a later one, and restore with it. Nothing was restored.',
  );
