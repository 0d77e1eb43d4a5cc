import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { folder, optional, whole } from './env-values.ts';

export const backupVariables = {
  BACKUP_EVERY_HOURS: whole(0, 720, 0),
  BACKUP_DIR: z.optional(folder),
  BACKUP_KEEP: whole(1, 1_000, 7),
  BACKUP_PASSPHRASE: optional,
};

const Values = z.object(backupVariables);

export interface BackupSettings {
  /** 0 if no backup is made on a schedule. */
  everyHours: number;
  /** Where the backups of the schedule are written. */
  folder: string;
  /** How many backups of the schedule are kept. */
  keep: number;
  /** Encrypts backups; undefined if they are not encrypted. */
  passphrase: string | undefined;
}

export const backupsOf = (values: z.infer<typeof Values>, dataDir: string): BackupSettings => ({
  everyHours: values.BACKUP_EVERY_HOURS,
  folder: resolve(values.BACKUP_DIR ?? join(dataDir, 'backups')),
  keep: values.BACKUP_KEEP,
  passphrase: values.BACKUP_PASSPHRASE,
});
