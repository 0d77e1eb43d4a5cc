import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/index.ts';
import { sandbox } from './sandbox.ts';
import { webhook } from './webhook.ts';

/** The routes of payments that are not in the contract. Without payments there are none. */
export async function payments(app: FastifyInstance, services: Services): Promise<void> {
  const { billing } = services;
  if (!billing) return;
  await webhook(app, services, billing);
  if (billing.isSandbox) await sandbox(app, services, billing);
}
