import * as z from 'zod/mini';
import { publicInstance } from './instance.ts';
import { operation } from './operation.ts';

const health = z.strictObject({ status: z.literal('ok') });

export const service = {
  wake: operation('GET /wake', {
    summary: 'Wakes a sleeping instance; 503 while the database cannot be reached.',
    access: 'any',
    output: z.strictObject({
      status: z.literal('awake'),
      database: z.literal('ready'),
      version: z.string(),
      uptimeSeconds: z.int(),
    }),
    ignoresBadToken: true,
  }),
  ...publicInstance,
  live: operation('GET /health/live', {
    summary: 'Shows that the process runs.',
    access: 'any',
    output: health,
    ignoresBadToken: true,
  }),
  ready: operation('GET /health/ready', {
    summary: 'Shows that the process accepts requests: its database responds, and it is not shutting down.',
    access: 'any',
    output: health,
    ignoresBadToken: true,
  }),
};
