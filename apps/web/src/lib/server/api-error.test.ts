import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { failure, fakeFetch } from '../../testing/fetch.ts';
import { busySeconds, errorCode, errorText, isWaking } from './api-error.ts';
import { api } from './trpc.ts';
import { reportAwake, wakeState } from './wake.ts';
import { WakeError } from './wake-error.ts';

const texts = { failed: 'Failed', unreachable: 'Unreachable' };
const errorOf = async (respond: () => Response | Error) => {
  fakeFetch(respond);
  const error = await api.posts.prompts.query().catch((cause: unknown) => cause);
  reportAwake();
  return error;
};

describe('a failed call', () => {
  it('shows the server’s sentence', async () => {
    const error = await errorOf(() => failure(403, 'FORBIDDEN', 'Only the owner may do this.'));
    expect(errorText(error, texts)).toBe('Only the owner may do this.');
    expect(errorCode(error)).toBe('FORBIDDEN');
  });
  it('shows the catalogue’s sentence if the error has no sentence for people', async () => {
    expect(errorText(await errorOf(() => failure(500, 'INTERNAL', 'stack')), texts)).toBe('Failed');
    expect(errorText(await errorOf(() => new Response('<html>', { status: 400 })), texts)).toBe('Failed');
    expect(errorText(new Error('a bug'), texts)).toBe('Failed');
  });
  it.each([502, 503, 504])('with status %i means that the server is waking', async (status) => {
    const error = await errorOf(() => new Response('', { status }));
    expect(isWaking(error)).toBe(true);
    expect(errorText(error, texts)).toBe('Unreachable');
  });
  it('to a busy server shows the server’s sentence, and says how long to wait', async () => {
    const busy = await errorOf(() => {
      const response = failure(503, 'SERVICE_UNAVAILABLE', 'Come back in a moment.');
      response.headers.set('retry-after', '2');
      return response;
    });
    wakeState.set('awake');
    expect(busySeconds(busy)).toBe(2);
    expect(errorText(busy, texts)).toBe('Come back in a moment.');
    expect(busySeconds(await errorOf(() => failure(429, 'RATE_LIMITED')))).toBeUndefined();
  });
  it('without a network means that the server is waking, and other failures do not', async () => {
    expect(isWaking(await errorOf(() => new TypeError('no line')))).toBe(true);
    expect(isWaking(new WakeError('timeout'))).toBe(true);
    expect(isWaking(await errorOf(() => failure(429, 'RATE_LIMITED')))).toBe(false);
    expect(isWaking(new TRPCClientError('x'))).toBe(false);
  });
});
