import { EnvError } from './env-error.ts';

const minLength = 32;
const samples = /change.?me|secret|example|password|0123456789/i;

/** Returns a secret that may sign tokens in production. Throws an EnvError if it is short or looks like a sample. */
function checkSecret(secret: string): string {
  if (secret.length < minLength) {
    throw new EnvError(
      `JWT_SECRET is too short: give at least ${minLength} characters (openssl rand -hex 32).`,
    );
  }
  if (samples.test(secret)) {
    throw new EnvError('JWT_SECRET looks like a sample: make one of your own (openssl rand -hex 32).');
  }
  return secret;
}

/** The secrets that were set, of which production accepts good ones only; else the one that `stored` keeps. */
export function secretsOf(secrets: string[], production: boolean, stored: () => string): string[] {
  if (secrets.length === 0) return [stored()];
  return production ? secrets.map(checkSecret) : secrets;
}
