import { users } from '@halved/db';
import { demoSignIn, seedDemo } from '@halved/db/seed/demo';
import { eq, sql } from 'drizzle-orm';
import type { Env } from './env.ts';
import type { Services } from './services/index.ts';

/** Fills an empty database with the demo where DEMO says so; returns how to sign in to it, or nothing. */
export async function demoLine(env: Env, { db, passwords, pool }: Services): Promise<string> {
  if (!env.demo) return '';
  await seedDemo(pool, { hashPassword: passwords.hash });
  const lives = await db.$count(users, eq(sql`lower(${users.email})`, demoSignIn.email));
  return lives ? ` (demo: ${demoSignIn.email} / ${demoSignIn.password})` : '';
}
