import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const etagOf = (body: Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Whether the caller already has the response with this tag. A proxy that compresses turns our tag into a weak tag, and
 * a cache may send several tags (RFC 9110 §13.1.2).
 */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
