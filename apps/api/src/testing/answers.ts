import { contract } from '@halved/shared/contract';
import type { Operation, OutputOf } from '@halved/shared/contract/operation';
import { type ErrorCode, errorStatus } from '@halved/shared/errors';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';

const codes = Object.keys(errorStatus);

const Success = z.strictObject({ data: z.unknown() });

const ErrorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes),
    message: z.string().check(z.minLength(1)),
    details: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
    requestId: z.uuid(),
  }),
});

/** A failure as the caller receives it. */
export interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
  /** The messages of VALIDATION_FAILED, by the path of their field. */
  details: Record<string, string>;
  headers: LightMyRequestResponse['headers'];
}

const isCode = (code: string): code is ErrorCode => codes.includes(code);

/** Reads a failure and checks that it has the shape of every failure. */
export function refusalOf(response: LightMyRequestResponse): Refusal {
  const { error } = z.parse(ErrorAnswer, response.json());
  const { code, message, details, requestId } = error;
  if (!isCode(code)) throw new Error(`${code} is no code of ours`);
  expect(response.statusCode, code).toBe(errorStatus[code]);
  expect(response.headers['x-request-id']).toBe(requestId);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(details !== undefined, `details with ${code}`).toBe(code === 'VALIDATION_FAILED');
  if (code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE' || code === 'REQUEST_IN_PROGRESS') {
    expect(Number(response.headers['retry-after']), 'retry-after').toBeGreaterThan(0);
  }
  return {
    status: response.statusCode,
    code,
    message,
    details: Object.fromEntries((details ?? []).map((detail) => [detail.path, detail.message])),
    headers: response.headers,
  };
}

/**
 * Reads a success with the operation's output schema, so that an answer that differs from the contract fails the test.
 */
export function dataOf<O extends Operation>(operation: O, response: LightMyRequestResponse): OutputOf<O> {
  if (response.statusCode >= 400) {
    throw new Error(`${operation.route} answered ${response.statusCode}: ${response.body}`);
  }
  expect(response.statusCode, operation.route).toBe(operation.status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { data } = z.parse(Success, response.json());
  return z.parse<O['output']>(operation.output, data);
}

/** The session that a registration opened. With strict email privacy a registration opens none. */
export const sessionOf = (answer: OutputOf<typeof contract.auth.register>) =>
  z.parse(contract.auth.login.output, answer);
