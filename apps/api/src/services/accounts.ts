import type { Database } from '@halved/db';
import { LRUCache } from 'lru-cache';
import type { Env } from '../env.ts';
import { findViewer, type ViewerRow } from './account-queries.ts';
import { growingTo } from './cache-size.ts';

/** The member who makes a request, as read from the database at most five seconds ago. */
export interface Viewer extends Omit<ViewerRow, 'secondFactorSince'> {
  /** Whether the member has the powers of the role only once a second factor is in force. */
  needsSecondFactor: boolean;
}

/** Whether a member's role needs a second factor that is not in force (REQUIRE_STAFF_TOTP). */
export const needsSecondFactor = (
  { role, secondFactorSince }: Pick<ViewerRow, 'role' | 'secondFactorSince'>,
  { requireStaffTotp }: Pick<Env, 'requireStaffTotp'>,
): boolean => requireStaffTotp && role !== 'member' && secondFactorSince === null;

/** Finds the member of a session. The data is at most five seconds old. */
export interface Accounts {
  /** Null if the session is over or unknown. */
  viewerOf(sessionId: string): Promise<Viewer | null>;
  /** Drops a member from the cache after a change, so that the change takes effect at once in this process. */
  forget(userId: string): void;
}

const maxAgeMs = 5_000;
const nobody = { viewer: null };

export function createAccounts(db: Database, env: Pick<Env, 'requireStaffTotp'>): Accounts {
  const asViewer = ({ secondFactorSince, ...row }: ViewerRow): Viewer => ({
    ...row,
    needsSecondFactor: needsSecondFactor({ role: row.role, secondFactorSince }, env),
  });
  /** For each read that is under way, the members who changed meanwhile. */
  const changedDuring = new Set<Set<string>>();
  // An account that changed while it was read is read again, so that no outdated state is cached. The changes of others
  // do not matter. Otherwise no read would end while many members change.
  const read = async (sessionId: string): Promise<{ viewer: Viewer | null }> => {
    for (;;) {
      const changed = new Set<string>();
      changedDuring.add(changed);
      const viewer = await findViewer(db, sessionId).finally(() => changedDuring.delete(changed));
      if (!viewer) return nobody;
      if (!changed.has(viewer.id)) return { viewer: asViewer(viewer) };
    }
  };
  const cache = new LRUCache<string, { viewer: Viewer | null }>({
    ...growingTo(20_000),
    ttl: maxAgeMs,
    fetchMethod: read,
  });
  return {
    viewerOf: async (sessionId) => (await cache.fetch(sessionId))?.viewer ?? null,
    forget: (userId) => {
      for (const changed of changedDuring) changed.add(userId);
      for (const [sessionId, { viewer }] of cache.entries())
        if (viewer?.id === userId) cache.delete(sessionId);
    },
  };
}
