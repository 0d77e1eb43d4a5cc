import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const etagOf = (body: Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** A tag as the caller may know it. Apache and Caddy append to it how they compressed the response. */
const namesOf = (etag: string): string[] => [
  etag,
  ...['gzip', 'br', 'zstd'].map((encoding) => `${etag.slice(0, -1)}-${encoding}"`),
];

/**
 * Whether the caller already has the response with this tag. If-None-Match may hold several tags, and other proxies that
 * compress turn our tag into a weak one (RFC 9110 §13.1.2).
 */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const names = namesOf(etag);
  return known.split(',').some((tag) => names.includes(tag.trim().replace(/^W\//, '')));
}
