import { expect } from 'vitest';
import type { Api } from './harness.ts';

/** Sets a post to `status` as a moderator, while `job` already waits for the post's lock. */
export async function decidedMeanwhile(
  { pool, lockWaits }: Pick<Api, 'pool' | 'lockWaits'>,
  { id, status }: { id: string; status: string },
  job: () => Promise<void>,
): Promise<void> {
  const moderator = await pool.connect();
  try {
    await moderator.query('begin');
    await moderator.query('update posts set moderation_status = $2 where id = $1', [id, status]);
    await moderator.query('update moderation_cases set decided_at = now() where post_id = $1', [id]);
    const running = job();
    await expect.poll(lockWaits).toBe(1);
    await moderator.query('commit');
    await running;
  } finally {
    moderator.release();
  }
}
