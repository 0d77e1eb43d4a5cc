import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { unsubscribePage, unsubscribePath } from '../mail/unsubscribe-links.ts';

/**
 * Leads people to the page that asks first: a mail program that does not know the click of RFC 8058 opens the address of
 * List-Unsubscribe in the browser (RFC 2369). It changes nothing, because programs that scan mail open it too. Returns
 * whether the request was such a one.
 */
export const unsubscribeLink =
  ({ publicUrl }: Pick<Env, 'publicUrl'>) =>
  ({ method, url, headers }: FastifyRequest, reply: FastifyReply): boolean => {
    const [path, query] = url.split('?');
    if (method !== 'GET' || path !== unsubscribePath) return false;
    if (negotiate(headers.accept ?? '', ['application/json', 'text/html']) !== 'text/html') return false;
    const token = new URLSearchParams(query).get('token') ?? undefined;
    reply.header('cache-control', 'no-store').redirect(unsubscribePage(publicUrl, token));
    return true;
  };
