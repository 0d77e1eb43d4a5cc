import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, withTransaction } from '../client.ts';
import { databaseNow } from '../now.ts';
import { follows, likes, posts, users } from '../schema/index.ts';
import { demoSignIn } from './demo/members.ts';
import { planDemo } from './demo/plan.ts';

export { demoSignIn } from './demo/members.ts';

interface SeedOptions {
  /** argon2id, as at registration; it belongs to whoever runs the server. */
  hashPassword: (password: string) => Promise<string>;
  /** Tests give a moment; else the database's clock decides. */
  now?: Date;
}

/**
 * Puts the demo community into an empty database, in one transaction: true when it did, false when somebody
 * lives there already. Only the demo's own member (`demoSignIn`) has a password that anyone knows.
 */
export async function seedDemo(pool: pg.Pool, { hashPassword, now }: SeedOptions): Promise<boolean> {
  return withTransaction(pool, async (db) => {
    // Almost every start: nobody who writes meanwhile has to wait for it.
    if (await isInhabited(db)) return false;
    // Two servers that start at once on the same empty database: the second waits, then finds it filled.
    await db.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await isInhabited(db)) return false;
    const rows = planDemo(now ?? (await databaseNow(db)));
    const known = await hashPassword(demoSignIn.password);
    const unknown = await hashPassword(randomUUID());
    await db.insert(users).values(
      rows.users.map((user) => ({
        ...user,
        passwordHash: user.username === demoSignIn.username ? known : unknown,
      })),
    );
    await db.insert(posts).values(rows.posts);
    await db.insert(follows).values(rows.follows);
    await db.insert(likes).values(rows.likes);
    return true;
  });
}

const isInhabited = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
