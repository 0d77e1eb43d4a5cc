import { isDatabaseAway } from '@halved/db';
import type { Operation } from '@halved/shared/contract/operation';
import { languageFromHeader } from '@halved/shared/languages';
import type { FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../context.ts';
import { fail } from '../errors.ts';
import type { Services } from '../services/index.ts';
import { limitKeyOf } from '../services/limiter.ts';
import { headerText, languageOf } from './request-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/** The member of a session. While the database is away, a call that ignores bad tokens counts as a visitor's. */
async function memberOf(sessionId: string, { ignoresBadToken }: Operation, accounts: Services['accounts']) {
  try {
    return await accounts.viewerOf(sessionId);
  } catch (error) {
    if (ignoresBadToken && isDatabaseAway(error)) return null;
    throw error;
  }
}

/** The member whose token the request carries. A bad token fails with 401 unless the operation ignores bad tokens. */
async function viewerOf(request: FastifyRequest, operation: Operation, { tokens, accounts }: Services) {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1] ?? '';
  const verified = tokens.verify(token);
  const claims =
    verified.state === 'valid' ? verified.claims : operation.acceptsExpiredToken && tokens.claimsOf(token);
  const viewer = claims ? await memberOf(claims.sessionId, operation, accounts) : null;
  if (claims && viewer?.id === claims.userId) return viewer;
  if (operation.ignoresBadToken) return null;
  return fail(verified.state === 'expired' ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
}

/** The parts of a request that a handler may read. */
export async function createContext(
  request: FastifyRequest,
  operation: Operation,
  services: Services,
): Promise<Context> {
  request.viewer = await viewerOf(request, operation, services);
  if (request.viewer) services.presence.note(request.viewer.id);
  return {
    services,
    viewer: request.viewer,
    language: languageOf(request),
    requestedLanguage: languageFromHeader(request.headers['accept-language']),
    address: request.ip,
    caller: { address: limitKeyOf(request.ip), account: request.viewer },
    userAgent: request.headers['user-agent']?.slice(0, 300),
    idempotencyKey: headerText(request.headers['idempotency-key']),
  };
}
