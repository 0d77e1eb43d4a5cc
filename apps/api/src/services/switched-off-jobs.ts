import type { Env } from '../env.ts';
import { hasPayments } from './billing.ts';

export type JobSettings = Pick<Env, 'ai' | 'backups' | 'lemonSqueezy' | 'production'>;

/** The jobs that depend on settings, each with whether it is on. */
const optionalJobs: Record<string, (env: JobSettings) => boolean> = {
  'apply-payments': hasPayments,
  'cancel-subscriptions': hasPayments,
  'reconcile-subscriptions': hasPayments,
  'forget-sandbox': ({ production }) => production,
  'make-backup': ({ backups }) => backups.everyHours > 0,
  'ask-ai': ({ ai }) => ai !== null,
};

/** The jobs that the settings switch off. The queue may still hold a run of them, which nobody waits for. */
export const switchedOffJobs = (env: JobSettings): string[] =>
  Object.entries(optionalJobs)
    .filter(([, isOn]) => !isOn(env))
    .map(([name]) => name);
