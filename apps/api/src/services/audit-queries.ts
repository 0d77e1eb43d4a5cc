import { auditLog, type Database } from '@halved/db';

/** Writes an action into the audit log, in the caller's transaction. */
export async function recordAction(db: Database, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
