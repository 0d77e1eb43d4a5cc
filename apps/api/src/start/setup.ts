import type { Env } from '../env.ts';
import { issueSetupCode } from '../modules/instance/public.ts';
import type { Services } from '../services/index.ts';

/**
 * Makes the one-time code of an instance without an admin, and returns what to print about it: how somebody becomes the
 * first admin (docs/product.md §23.3). An empty text if there is an admin, or a code that was printed before and is
 * still valid. A demo, which is for a look around, gets one line.
 */
export async function setupLines(
  { demo, publicUrl }: Pick<Env, 'demo' | 'publicUrl'>,
  services: Pick<Services, 'db'>,
): Promise<string> {
  const code = await issueSetupCode(services);
  if (!code) return '';
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
