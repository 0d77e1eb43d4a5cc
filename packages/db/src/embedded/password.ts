import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterPlan, changePassword } from './cluster.ts';
import { createFile } from './create-file.ts';
import { EmbeddedError } from './embedded-error.ts';
import { livingPostmaster, stopPostmaster } from './postmaster.ts';

const fileOf = (dataDir: string) => join(dataDir, 'postgres.password');

/** The database's password; empty if its file is missing, or was emptied by a power cut. */
export const readPassword = (dataDir: string): string =>
  existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), 'utf8').trim() : '';

/** A new password: 256 random bits, in letters that no address and no statement has to quote. */
export const makePassword = (): string => randomBytes(32).toString('base64url');

/** Stores the password, readable by our account alone. */
export function storePassword({ dataDir, password }: ClusterPlan): void {
  rmSync(fileOf(dataDir), { force: true });
  createFile(fileOf(dataDir), `${password}\n`);
}

/** Replaces a password that was lost. If this is interrupted, the next start does it again. */
export async function replacePassword(plan: ClusterPlan, isUsed: boolean): Promise<void> {
  const { dataDir } = plan;
  if (isUsed) {
    throw new EmbeddedError(
      `The password in ${fileOf(dataDir)} is lost, and another process uses the database.`,
      'Stop it, and start again: then the database gets a new one.',
    );
  }
  const running = livingPostmaster(dataDir);
  if (running) await stopPostmaster(dataDir, running);
  await changePassword(plan);
  storePassword(plan);
}
