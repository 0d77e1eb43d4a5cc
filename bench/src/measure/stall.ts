import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const isTally = (value: unknown): value is { stallMs: number } =>
  typeof value === 'object' && value !== null && 'stallMs' in value && typeof value.stallMs === 'number';

/** The longest time, in ms, for which a server's event loop was blocked since the last call of this function. */
export async function takeStallMs(server: ChildProcess): Promise<number> {
  const message = once(server, 'message');
  server.send('how long did you stand still?');
  const [tally]: unknown[] = await message;
  if (!isTally(tally)) throw new Error('the server said nothing of its event loop');
  return tally.stallMs;
}
