import type { Env } from '../env.ts';
import type { Billing } from './billing.ts';
import { createLemonSqueezy } from './billing-lemon-squeezy.ts';
import { createSandbox } from './billing-sandbox.ts';
import type { Ciphers } from './ciphers.ts';

type BillingEnv = Pick<Env, 'jwtSecrets' | 'lemonSqueezy' | 'production' | 'publicUrl'>;

/** Null if payments are off: in production without the keys of a provider. */
export function createBilling(env: BillingEnv, cipherOf: Ciphers): Billing | null {
  if (env.lemonSqueezy) return createLemonSqueezy(env.lemonSqueezy, env.publicUrl);
  return env.production ? null : createSandbox(env, cipherOf);
}
