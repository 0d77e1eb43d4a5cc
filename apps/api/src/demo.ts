import { demoSignIn, seedDemo } from '@halved/db/seed/demo';
import type { Env } from './env.ts';
import { taken } from './modules/auth/queries.ts';
import type { Services } from './services/index.ts';

/** Fills an empty database with the demo where DEMO says so; returns how to sign in to it, or nothing. */
export async function demoLine(env: Env, { db, passwords, pool }: Services): Promise<string> {
  if (!env.demo) return '';
  await seedDemo(pool, { hashPassword: passwords.hash });
  const { email } = await taken(db, { email: demoSignIn.email });
  return email ? ` (demo: ${demoSignIn.email} / ${demoSignIn.password})` : '';
}
