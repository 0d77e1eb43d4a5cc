import { type Database, sessions, statement, users } from '@halved/db';
import { selectAs } from '@halved/db/select-as';
import type { Role } from '@halved/shared/contract/scalars';
import type { LanguageCode } from '@halved/shared/languages';
import type { Tier } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

/** The member behind a request: read from the database, at most five seconds old. */
export interface Viewer {
  id: string;
  sessionId: string;
  username: string;
  displayName: string | null;
  avatarUrl: string | null;
  role: Role;
  tier: Tier;
  emailVerified: boolean;
  suspended: boolean;
  language: LanguageCode;
  accountAgeHours: number;
}

/** The member of a session, at most five seconds old. */
export interface Accounts {
  /** Null where the session is over or unknown. */
  viewerOf(sessionId: string): Promise<Viewer | null>;
  /** Drops a member from the cache after a change, so that it takes effect at once in this process. */
  forget(userId: string): void;
}

const maxAgeMs = 5_000;
const nobody = { viewer: null };

/** The tier in force: a granted one counts until its end, by the database's clock. */
export const tierInForce = sql<Tier>`case
  when ${users.grantedTierUntil} is null or ${users.grantedTierUntil} > now() then ${users.grantedTier}
  else 'free' end`;

export const suspendedNow = sql<boolean>`(${users.suspendedAt} is not null
  and (${users.suspendedUntil} is null or ${users.suspendedUntil} > now()))`;

const findViewer = statement<Viewer>(sql`
  select ${selectAs({
    id: users.id,
    sessionId: sessions.id,
    username: users.username,
    displayName: users.displayName,
    avatarUrl: users.avatarUrl,
    role: users.role,
    tier: tierInForce,
    emailVerified: sql`${users.emailVerifiedAt} is not null`,
    suspended: suspendedNow,
    language: users.language,
    accountAgeHours: sql`extract(epoch from now() - ${users.createdAt})::float8 / 3600`,
  })}
  from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
  where ${sessions.id} = ${sql.placeholder('sessionId')}
    and ${sessions.endedAt} is null and ${sessions.expiresAt} > now()
`);

export function createAccounts(db: Database): Accounts {
  let changes = 0;
  // An account that changed while it was read is read again, so that no outdated one is remembered.
  const read = async (sessionId: string): Promise<{ viewer: Viewer | null }> => {
    for (;;) {
      const before = changes;
      const [viewer] = await findViewer(db, { sessionId });
      if (changes === before) return viewer ? { viewer } : nobody;
    }
  };
  const cache = new LRUCache<string, { viewer: Viewer | null }>({
    max: 20_000,
    ttl: maxAgeMs,
    fetchMethod: read,
  });
  return {
    viewerOf: async (sessionId) => (await cache.fetch(sessionId))?.viewer ?? null,
    forget: (userId) => {
      changes++;
      for (const [sessionId, { viewer }] of cache.entries())
        if (viewer?.id === userId) cache.delete(sessionId);
    },
  };
}
