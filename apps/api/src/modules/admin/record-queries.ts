import { auditLog, type Database } from '@halved/db';

/** Writes what an admin did into the audit log. `subjectId` is null for what has no row, such as a job. */
export async function record(
  db: Database,
  entry: { actorId: string; action: string; subjectId?: string; details: Record<string, string | null> },
): Promise<void> {
  await db.insert(auditLog).values(entry);
}
