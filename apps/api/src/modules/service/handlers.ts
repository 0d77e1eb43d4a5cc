import { contract } from '@halved/shared/contract';
import type { OutputOf } from '@halved/shared/contract/operation';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { version } from '../../version.ts';
import { instanceFor } from '../instance/public.ts';
import { pingDatabase } from './queries.ts';

const operations = contract.service;

const ok: OutputOf<typeof operations.live> = { status: 'ok' };

const awake = (): OutputOf<typeof operations.wake> => ({
  status: 'awake',
  database: 'ready',
  version,
  uptimeSeconds: Math.floor(process.uptime()),
});

export const service = {
  wake: serve(operations.wake, async ({ ctx }) => {
    await pingDatabase(ctx.services.db);
    return awake();
  }),
  instance: serve(operations.instance, async ({ ctx }) => instanceFor(ctx)),
  live: serve(operations.live, async () => ok),
  ready: serve(operations.ready, async ({ ctx }) => {
    if (ctx.services.lifecycle.stopping) fail('SERVICE_UNAVAILABLE', { retryAfter: 5 });
    await pingDatabase(ctx.services.db);
    return ok;
  }),
};
