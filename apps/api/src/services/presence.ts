import { type Database, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';

export interface Presence {
  /** Notes that a member is there. It costs no round trip: whoever is noted is written down by and by. */
  note(userId: string): void;
  /** Writes down, in one statement, who was noted since the last time. */
  write(): Promise<void>;
}

// Whoever is locked at this moment is left out, so that nobody waits for anybody: they are noted again soon.
const see = statement(sql`
  update ${users} set last_seen_at = now() where id in (
    select id from ${users} where id = any(${sql.placeholder('ids')}::uuid[]) for no key update skip locked
  )`);

/** Who is there, kept in the process between two writes; who was written one time is left out the next. */
export function createPresence(db: Database): Presence {
  let noted = new Set<string>();
  let written = new Set<string>();
  return {
    note(userId) {
      if (!written.has(userId)) noted.add(userId);
    },
    async write() {
      const ids = noted;
      [noted, written] = [new Set(), ids];
      if (ids.size === 0) return;
      try {
        await see(db, { ids: [...ids] });
      } catch (error) {
        written = new Set();
        for (const id of ids) noted.add(id);
        throw error;
      }
    },
  };
}
