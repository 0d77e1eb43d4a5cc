import { type Database, databaseNow, withTransaction } from '@halved/db';
import { AccountExport } from '@halved/shared/contract/account-export';
import pLimit from 'p-limit';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { asSerialized } from '../../serialize.ts';
import { TooBusy } from '../../services/answering.ts';
import { TemporaryFile } from '../../services/temporary-file.ts';
import { type ExportPart, partNames, partOf, readOneSnapshot } from './export-queries.ts';

/** At most two exports run at once, since each holds a connection and a snapshot of the database. */
const queue = pLimit(2);
const maxWaiting = 10;

const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/**
 * Writes a part of the export in the contract's shape, in batches. Fields that the contract does not name are dropped.
 */
async function writePart(file: TemporaryFile, db: Database, name: ExportPart, userId: string) {
  const batches = partOf(db, name, userId);
  if (name === 'account' || name === 'notificationPreferences') {
    const [row] = (await batches.next()).value ?? [];
    await batches.return(undefined);
    if (!row && name === 'account') fail('UNAUTHENTICATED');
    return file.write(indented(asSerialized(AccountExport.shape[name], row ?? null), '    '));
  }
  let isFirst = true;
  for await (const rows of batches) {
    for (const row of asSerialized(AccountExport.shape[name], rows)) {
      await file.write(`${isFirst ? '[' : ','}\n      ${indented(row, '      ')}`);
      isFirst = false;
    }
  }
  return file.write(isFirst ? '[]' : '\n    ]');
}

async function writeExport(file: TemporaryFile, db: Database, userId: string): Promise<TemporaryFile> {
  await readOneSnapshot(db);
  const exportedAt = (await databaseNow(db)).toISOString();
  await file.write(`{\n  "data": {\n    "exportedAt": ${JSON.stringify(exportedAt)}`);
  for (const name of partNames) {
    await file.write(`,\n    "${name}": `);
    await writePart(file, db, name, userId);
  }
  await file.write('\n  }\n}');
  return file;
}

/**
 * Writes everything that is stored about the caller to a file. Rows are read in batches, so that accounts of any size
 * take the same memory. If the export fails, the file is deleted.
 */
export function exportFile({ services: { env, pool }, viewer }: MemberContext): Promise<TemporaryFile> {
  if (queue.pendingCount >= maxWaiting) throw new TooBusy();
  return queue(() =>
    withTransaction(pool, async (db) => {
      const file = await TemporaryFile.create(env.dataDir);
      try {
        return await writeExport(file, db, viewer.id);
      } catch (error) {
        await file.discard();
        throw error;
      }
    }),
  );
}
