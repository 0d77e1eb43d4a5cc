import type { Env } from '../env.ts';

/**
 * What to print about the one-time code of an instance without an admin: how somebody becomes the first admin
 * (docs/product.md §23.3). A demo, which is for a look around, gets one line.
 */
export function setupLines({ demo, publicUrl }: Pick<Env, 'demo' | 'publicUrl'>, code: string): string {
  const page = `${publicUrl}/setup`;
  if (demo) return `To try the admin area, sign in, and enter ${code} on ${page} within 24 hours.`;
  return [
    '',
    'Nobody looks after this community yet. To become its first admin:',
    `  1. register or sign in on ${publicUrl}`,
    `  2. open ${page}`,
    `  3. enter this code: ${code}`,
    'The code works once, within 24 hours. It is shown only now; after that time a restart prints a new one.',
    '',
  ].join('\n');
}
