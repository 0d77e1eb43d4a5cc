import type { FastifyReply } from 'fastify';

/** `halved-account-2026-11-21.json`, by the day in UTC. */
const fileNameOf = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

/** Answers with a file to keep: the same document as ever, laid out for a person to read. */
export const sendFile = (reply: FastifyReply, name: string, body: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${fileNameOf(name)}"`)
    .send(JSON.stringify(JSON.parse(body), null, 2));
