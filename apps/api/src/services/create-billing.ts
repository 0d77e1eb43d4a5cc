import type { Env } from '../env.ts';
import { type Billing, hasPayments } from './billing.ts';
import { createLemonSqueezy } from './billing-lemon-squeezy.ts';
import { createSandbox } from './billing-sandbox.ts';
import type { Ciphers } from './ciphers.ts';

type BillingEnv = Pick<Env, 'jwtSecrets' | 'lemonSqueezy' | 'production' | 'publicUrl'>;

/** Null if payments are off. Without the keys of a provider they are a sandbox. */
export function createBilling(env: BillingEnv, cipherOf: Ciphers): Billing | null {
  if (!hasPayments(env)) return null;
  return env.lemonSqueezy
    ? createLemonSqueezy(env.lemonSqueezy, env.publicUrl)
    : createSandbox(env, cipherOf);
}
