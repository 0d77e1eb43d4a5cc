import { register } from './account.ts';
import { appoint } from './community.ts';
import type { Instance } from './instance.ts';

/** Starts a job of the server now, as an admin can, so that no test waits for the job's next time. */
export async function startJob(app: Instance, name: string): Promise<void> {
  const admin = await register(app.url);
  await appoint(app, admin, 'admin');
  await admin.api.admin.retryJob.mutate({ name });
}

/** Queues the mails and push messages about new notifications now. The server then sends them. */
export const startDeliveries = (app: Instance): Promise<void> => startJob(app, 'queue-deliveries');
