import { auditLog, type Database } from '@halved/db';

/**
 * Writes an action into the audit log, in the caller's transaction. An entry has no `subjectId` if its subject has no
 * row, such as a job.
 */
export async function recordAction(db: Database, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
