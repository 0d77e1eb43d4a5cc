import type { Database } from '@halved/db';
import { updateLastSeen } from './presence-queries.ts';

export interface Presence {
  /** Records that a member is active. It costs no round trip, because records are written at intervals. */
  note(userId: string): void;
  /** Writes, in one statement, the members recorded since the last time. */
  write(): Promise<void>;
}

/**
 * Keeps the active members in memory between two writes. A member who was just written is left out of the next write.
 */
export function createPresence(db: Database): Presence {
  let pending = new Set<string>();
  let written = new Set<string>();
  return {
    note(userId) {
      if (!written.has(userId)) pending.add(userId);
    },
    async write() {
      const ids = pending;
      [pending, written] = [new Set(), ids];
      if (ids.size === 0) return;
      try {
        await updateLastSeen(db, [...ids]);
      } catch (error) {
        written = new Set();
        for (const id of ids) pending.add(id);
        throw error;
      }
    },
  };
}
