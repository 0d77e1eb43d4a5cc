import type { DatabaseChange } from '@halved/db/embedded';
import type { Services } from './services/index.ts';

const sentences: Record<DatabaseChange['kind'], string> = {
  died: 'the embedded PostgreSQL has died, and is started again',
  recovered: 'a process of the embedded PostgreSQL was killed; it has begun anew by itself',
  failed: 'the embedded PostgreSQL could not be started, and is tried again',
  back: 'the embedded PostgreSQL runs again',
};

/** Writes into the log what became of the embedded database by itself. */
export const tellOfDatabase =
  (log: Services['log']) =>
  ({ kind, ...told }: DatabaseChange): void =>
    log[kind === 'back' ? 'warn' : 'error'](told, sentences[kind]);
