import type { FastifyReply } from 'fastify';
import { Failure } from '../errors.ts';
import { TemporaryFile } from '../services/temporary-file.ts';

/** `halved-account-2026-11-21.json`, by the day in UTC. */
const fileNameOf = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

/** Answers with a file to keep, as quickly as its reader takes it; one that breaks off is shorter than was said. */
export async function sendFile(reply: FastifyReply, name: string, made: unknown): Promise<FastifyReply> {
  if (!(made instanceof TemporaryFile)) throw new Failure('INTERNAL');
  const body = await made.read();
  return reply
    .header('content-disposition', `attachment; filename="${fileNameOf(name)}"`)
    .header('content-length', made.size)
    .send(body);
}
