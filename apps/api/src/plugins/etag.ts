import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const etagOf = (body: Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Whether the caller already has the response with this tag. If-None-Match may hold several tags, and a proxy that
 * compresses turns our tag into a weak one (RFC 9110 §13.1.2).
 */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
