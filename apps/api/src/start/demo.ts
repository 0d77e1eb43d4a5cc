import { users } from '@halved/db';
import { demoSignIn, demoTierSignIns, seedDemo } from '@halved/db/seed/demo';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import type { Services } from '../services/index.ts';
import type { Passwords } from '../services/passwords.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is of the machine itself, so that nothing travels over the network. */
export const isOfThisMachine = (url: string): boolean => loopback.has(new URL(url).hostname);

/** Whether only the operator's own machine is meant to reach the instance. */
export const isLocal = ({ production, publicUrl }: Pick<Env, 'production' | 'publicUrl'>): boolean =>
  !production && isOfThisMachine(publicUrl);

/** Puts the demo into an empty database. If there are members already, it does nothing and returns false. */
export const seedEmptyDatabase = (
  env: Pick<Env, 'production' | 'publicUrl'>,
  { pool, passwords }: { pool: Pool; passwords: Pick<Passwords, 'hash'> },
): Promise<boolean> => seedDemo(pool, { hashPassword: passwords.hash, isLocal: isLocal(env) });

/** Fills an empty database with the demo if DEMO is set. Returns how to sign in to the demo, or an empty text. */
export async function demoLine(env: Env, services: Services): Promise<string> {
  if (!env.demo) return '';
  await seedEmptyDatabase(env, services);
  const isSeeded = await services.db.$count(users, eq(sql`lower(${users.email})`, demoSignIn.email));
  const { supporter, premium } = demoTierSignIns;
  return isSeeded
    ? ` (demo: ${demoSignIn.email} / ${demoSignIn.password}; the same password for ${supporter.email}, a supporter, and ${premium.email}, premium)`
    : '';
}
