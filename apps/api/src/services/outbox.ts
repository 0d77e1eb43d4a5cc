import { type Database, newId, outbox } from '@halved/db';
import type { MailKind } from '@halved/shared/mail-kinds';
import { sql } from 'drizzle-orm';

export interface Outbox {
  /** Has what waits sent soon, instead of at the next sweep. To be called after the commit of what was queued. */
  wake(): void;
  /** Calls `send` at each wake; returns how to stop that. */
  onWake(send: () => void): () => void;
}

export function createOutbox(): Outbox {
  const senders = new Set<() => void>();
  return {
    wake: () => {
      for (const send of senders) send();
    },
    onWake: (send) => {
      senders.add(send);
      return () => {
        senders.delete(send);
      };
    },
  };
}

interface Queued {
  userId: string;
  kind: MailKind;
}

/**
 * Leaves a mail to be sent, in the caller's transaction: what is taken back sends nothing, and what stands is told,
 * also where the process ends right then. Of each kind one waits for a member, so that asking five times while the
 * mail server is down is one mail once it is back.
 */
export async function queueMail(db: Database, { userId, kind }: Queued): Promise<void> {
  // Rounded down, for the column rounds to the nearest: due half a millisecond ahead it would wait for the next sweep.
  const row = {
    id: newId(),
    userId,
    kind,
    createdAt: sql`now()`,
    dueAt: sql`date_trunc('milliseconds', now())`,
  };
  // With an id of its own: a worker that is sending the one before finishes that one, and leaves this.
  const anew = { id: row.id, createdAt: row.createdAt, dueAt: row.dueAt, attempts: 0 };
  const alike = [outbox.userId, outbox.kind];
  await db.insert(outbox).values(row).onConflictDoUpdate({ target: alike, set: anew });
}
