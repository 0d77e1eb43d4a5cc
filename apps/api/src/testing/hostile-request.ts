import { methodOf, type Operation, parametersOf, pathOf, sendsBody } from '@halved/shared/contract/operation';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { dataOf, refusalOf } from './answers.ts';
import type { Member } from './factories.ts';

/** How a hostile client writes a value into a URL. */
const inUrl = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

function urlOf(operation: Operation, input: Record<string, unknown>): string {
  const path = pathOf(operation).replaceAll(/:(\w+)/g, (_, name: string) => inUrl(input[name]) || '%20');
  const rest = Object.entries(input).filter(([name]) => !parametersOf(operation).includes(name));
  const query = rest.map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`).join('&');
  return `/api${path}${query && !sendsBody(operation) ? `?${query}` : ''}`;
}

/** The request of a call with any input, valid or not. */
export function hostileRequest(
  operation: Operation,
  input: Record<string, unknown>,
  as?: Pick<Member, 'token'>,
): InjectOptions {
  const body = Object.entries(input).filter(([name]) => !parametersOf(operation).includes(name));
  return {
    method: methodOf(operation),
    url: urlOf(operation, input),
    headers: { ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(sendsBody(operation) && { payload: Object.fromEntries(body) }),
  };
}

const internals =
  /\bselect .+ from\b|\binsert into\b|syntax error|postgres|pg_|drizzle|zod|\bat .+:\d+|\/src\/|node_modules|undefined|\[object/i;

/**
 * Checks what must be true of every answer: it has the shape of the operation's output or of a failure, is never a 5xx,
 * and reveals no internals.
 */
export function expectSound(operation: Operation, response: LightMyRequestResponse): void {
  if (response.statusCode < 400) {
    dataOf(operation, response);
    return;
  }
  const { status, message, details } = refusalOf(response);
  expect(status, response.body).toBeLessThan(500);
  for (const text of [message, ...Object.values(details)]) expect(text).not.toMatch(internals);
}

/** The rate limits of operations that are slow, because they hash a password or wait on purpose. */
export const slowLimits: readonly string[] = ['register', 'login', 'passwords', 'forgotPassword'];
