import { renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { createQueryClient, feedPaging } from '../cache/query-client.ts';
import { applyTheme, chooseTheme, storedTheme } from '../device/theme.ts';
import { readForm, rememberForm } from '../forms/form-memory.ts';
import { errorCode, errorText, isWaking } from './api-error.ts';
import { usePolling } from './polling.ts';
import { api } from './trpc.ts';
import { reportAwake } from './wake.ts';
import { WakeError } from './wake-error.ts';

const texts = { failed: 'Failed', unreachable: 'Unreachable' };
const refusedBy = async (answer: () => Response | Error) => {
  fakeFetch(answer);
  const error = await api.posts.prompts.query().catch((cause: unknown) => cause);
  reportAwake();
  return error;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a failed call', () => {
  it('speaks with the sentence of the server', async () => {
    const error = await refusedBy(() => failure(403, 'FORBIDDEN', 'Only the owner may do this.'));
    expect(errorText(error, texts)).toBe('Only the owner may do this.');
    expect(errorCode(error)).toBe('FORBIDDEN');
  });
  it('speaks with the catalogue’s when the server said nothing of use', async () => {
    expect(errorText(await refusedBy(() => failure(500, 'INTERNAL', 'stack')), texts)).toBe('Failed');
    expect(errorText(await refusedBy(() => new Response('<html>', { status: 400 })), texts)).toBe('Failed');
    expect(errorText(new Error('a bug'), texts)).toBe('Failed');
  });
  it.each([502, 503, 504])('with status %i means that the server is waking', async (status) => {
    const error = await refusedBy(() => new Response('', { status }));
    expect(isWaking(error)).toBe(true);
    expect(errorText(error, texts)).toBe('Unreachable');
  });
  it('without a network means that the server is waking; no other failure does', async () => {
    expect(isWaking(await refusedBy(() => new TypeError('no line')))).toBe(true);
    expect(isWaking(new WakeError('timeout'))).toBe(true);
    expect(isWaking(await refusedBy(() => failure(429, 'RATE_LIMITED')))).toBe(false);
    expect(isWaking(new TRPCClientError('x'))).toBe(false);
  });
});

describe('the cache', () => {
  const ask = async (answer: () => Response) => {
    const calls = fakeFetch(answer);
    const client = createQueryClient();
    const query = { queryKey: ['prompts'], queryFn: () => api.posts.prompts.query() };
    await client.fetchQuery(query).catch(() => undefined);
    return calls.length;
  };
  it('retries a failed read once', async () => {
    expect(await ask(() => failure(500, 'INTERNAL'))).toBe(2);
  });
  it('does not retry a refusal', async () => {
    expect(await ask(() => failure(403, 'FORBIDDEN'))).toBe(1);
    expect(await ask(() => data({ prompts: [] }))).toBe(1);
  });
  it('keeps five minutes and fifty pages, and does not ask again on focus', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      gcTime: 300_000,
      refetchOnWindowFocus: false,
    });
    expect(feedPaging.maxPages).toBe(50);
  });
});

describe('a form', () => {
  it('remembers what was typed, for this tab', () => {
    rememberForm('register', { email: 'a@b.org' });
    expect(readForm('register')).toEqual({ email: 'a@b.org' });
    rememberForm('register', null);
    expect(readForm('register')).toEqual({});
  });
  it('ignores stored values of another shape', () => {
    sessionStorage.setItem('halved_form:login', '{"email": 3, "a": "b"}');
    expect(readForm('login')).toEqual({ a: 'b' });
    sessionStorage.setItem('halved_form:login', '{broken');
    expect(readForm('login')).toEqual({});
  });
});

describe('the colours', () => {
  it('follow the device until somebody chooses a theme, and again once the choice is taken back', () => {
    expect(storedTheme()).toBe('system');
    chooseTheme('dark');
    expect([document.documentElement.dataset.theme, storedTheme()]).toEqual(['dark', 'dark']);
    chooseTheme('system');
    expect([document.documentElement.dataset.theme, storedTheme()]).toEqual([undefined, 'system']);
    localStorage.setItem('halved_theme', 'pink');
    applyTheme(storedTheme());
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe('polling', () => {
  it('stands still while the tab is hidden', () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { result, rerender } = renderHook(() => usePolling(30_000));
    expect(result.current).toBe(30_000);
    visible.mockReturnValue('hidden');
    rerender();
    expect(result.current).toBe(false);
  });
});
