import type { Database } from '@halved/db';
import { notOurs } from '@halved/db/backup/backup-error';
import { appliedMigrations, knownMigrations } from '@halved/db/migrate';
import { bad, type Finding, good, warning } from './finding.ts';

/** What the doctor says of the schema, and whether the statements of this version fit it. */
export interface SchemaFinding {
  finding: Finding;
  fits: boolean;
}

/** Compares the schema of the database with that of this version. A newer one fits, as during an upgrade. */
export async function schemaInDatabase({ $client }: Database): Promise<SchemaFinding> {
  const [applied, known] = [await appliedMigrations($client), knownMigrations()];
  if (applied === null) return { finding: bad(notOurs().message), fits: false };
  const count = `migrations: ${applied} of ${known}`;
  if (applied < known) {
    const remedy = 'Make a backup, and start the server, which brings it up to date. Then ask again.';
    return {
      finding: warning(`The schema is of an older version (${count}). ${remedy}`),
      fits: false,
    };
  }
  if (applied > known) {
    const remedy = 'Start that version, or restore a backup of this one.';
    return { finding: warning(`The schema is of a newer version (${count}). ${remedy}`), fits: true };
  }
  return { finding: good('The schema is the newest.'), fits: true };
}
