import type { FastifyReply } from 'fastify';
import { Failure } from '../errors.ts';
import { TemporaryFile } from '../services/temporary-file.ts';

/** `halved-account-2026-11-21.json`, by the day in UTC. */
const fileNameOf = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

/**
 * Streams a file as a download, as fast as its client reads. A stream that breaks off is shorter than its
 * Content-Length, so the client notices.
 */
export async function sendFile(reply: FastifyReply, name: string, made: unknown): Promise<FastifyReply> {
  if (!(made instanceof TemporaryFile)) throw new Failure('INTERNAL');
  const body = await made.read();
  return reply
    .header('content-disposition', `attachment; filename="${fileNameOf(name)}"`)
    .header('content-length', made.size)
    .send(body);
}
