import { contract } from '@halved/shared/contract';
import { rateLimits } from '@halved/shared/rate-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoginGuard } from '../services/login-guard.ts';
import { hoursFromNow, password } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

const { auth, comments, posts } = contract;
const validPost = { shortContent: 'I worry.', worryPrompt: 'I worry that …' };
const request = { input: { username: 'somebody' } };
const allowed = rateLimits.checkUsername.points;

let api: Api;
beforeAll(async () => {
  // The server answers wrong guesses more and more slowly. These tests skip the waiting.
  const loginGuard = createLoginGuard(1, { wait: async () => {} });
  api = await startApi({ variables: { RATE_LIMIT_SCALE: '1' }, services: { loginGuard } });
});
afterAll(() => api.stop());

/** Repeats a call until it is refused, and returns how many calls were answered. */
async function untilRefused(ask: () => Promise<{ statusCode: number }>, most = 200): Promise<number> {
  for (let count = 0; count <= most; count++) if ((await ask()).statusCode === 429) return count;
  throw new Error(`not refused after ${most} calls`);
}

const check = (from: string, app = api, headers: Record<string, string> = {}) =>
  app.send(auth.checkUsername, { ...request, from, headers });

describe('a rate limit', () => {
  it('allows an account twenty posts an hour, and then says when to try again', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    expect(await untilRefused(() => api.send(posts.create, { as, input: validPost }))).toBe(20);
    const { code, message, headers } = await api.refused(posts.create, { as, input: validPost });
    expect(code).toBe('RATE_LIMITED');
    expect(message).toBe('That was a lot at once. Please wait a moment and try again.');
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    await api.call(posts.create, { as: other, input: validPost });
    await api.call(posts.list, { as, input: {} });
  });

  it('counts an account across its addresses, and accounts of one address separately', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    let host = 0;
    const ask = () => api.send(posts.create, { as, input: validPost, from: `198.51.100.${++host}` });
    expect(await untilRefused(ask)).toBe(20);
    await api.call(posts.create, { as: other, input: validPost, from: '198.51.100.1' });
  });

  it('counts by address, signed in or not, on operations for visitors, each on its own', async () => {
    const from = '203.0.113.40';
    const tokens = await Promise.all(Array.from({ length: 5 }, () => api.aMember()));
    let count = 0;
    const ask = () => api.send(auth.checkUsername, { ...request, as: tokens[++count % 5], from });
    expect(await untilRefused(ask)).toBe(allowed);
    const checkEmail = () => api.send(auth.checkEmail, { input: { email: 'somebody@example.org' }, from });
    expect(await untilRefused(checkEmail)).toBe(rateLimits.checkEmail.points);
    const open = () => {
      const username = `signed_in_${++count}`;
      const input = { username, email: `${username}@example.org`, password };
      return api.send(auth.register, { input, as: tokens[count % 5], from });
    };
    expect(await untilRefused(open)).toBe(10);
  });

  it('lets a school class on one address publish its first posts, but no flood', async () => {
    const from = '203.0.113.41';
    const pupils = await Promise.all(Array.from({ length: 30 }, () => api.aMember()));
    for (const as of pupils) await api.call(posts.create, { as, input: validPost, from });
    let count = 0;
    const flood = () => api.send(posts.create, { as: pupils[++count % 30], input: validPost, from });
    expect(await untilRefused(flood)).toBe(70);
    const old = await api.aMember({ createdAt: hoursFromNow(-25) });
    await api.call(posts.create, { as: old, input: validPost, from });
  });

  it('counts rewriting a post like a new post, and does not delay making a post private', async () => {
    const as = await api.aMember();
    const { id } = await api.aPost({ by: as });
    const setLongContent = (long: string) =>
      api.send(posts.setBlog, { as, input: { id, longContent: long } });
    const edit = (shortContent: string) => api.send(posts.update, { as, input: { id, shortContent } });
    let count = 0;
    const write = () => (count++ % 2 ? setLongContent(`Longer ${count}.`) : edit(`I worry ${count}.`));
    expect(await untilRefused(write)).toBe(20);
    const words = async () =>
      (await api.pool.query('select short_content, long_content from posts where id = $1', [id])).rows[0];
    expect(await words()).toEqual({ short_content: 'I worry 19.', long_content: 'Longer 20.' });
    await api.call(posts.update, { as, input: { id, privacyLevel: 'private' } });
    await api.call(posts.create, { as, input: validPost });
  });

  it('counts editing a comment like a new comment', async () => {
    const as = await api.aMember();
    const { id } = await api.aComment({ by: as, on: await api.aPost({ by: as }) });
    const edit = () => api.send(comments.update, { as, input: { id, content: 'I know.' } });
    expect(await untilRefused(edit)).toBe(rateLimits.comments.points);
  });

  it('counts a visitor by address', async () => {
    expect(await untilRefused(() => check('203.0.113.1'))).toBe(allowed);
    expect((await check('203.0.113.2')).statusCode).toBe(200);
  });

  it('counts the IPv6 addresses of one household together', async () => {
    let host = 0;
    expect(await untilRefused(() => check(`2001:db8:0:7::${(++host).toString(16)}`))).toBe(allowed);
    expect((await check('2001:db8:0:8::1')).statusCode).toBe(200);
  });

  it('counts an IPv4 address and the same address mapped into IPv6 as one', async () => {
    for (let count = 0; count < allowed; count++) await check('203.0.113.50');
    expect((await check('::ffff:203.0.113.50')).statusCode).toBe(429);
  });

  it('also counts calls that are refused for their input', async () => {
    const from = '203.0.113.60';
    const bad = () => api.send(auth.checkUsername, { input: { username: 'a b' }, from });
    expect(await untilRefused(bad)).toBe(allowed);
  });

  it('lets ten accounts an hour be opened from one address', async () => {
    let count = 0;
    const open = () => {
      const username = `opened_${++count}`;
      const input = { username, email: `${username}@example.org`, password };
      return api.send(auth.register, { input, from: '203.0.113.70' });
    };
    expect(await untilRefused(open)).toBe(10);
  });

  it('on new accounts does not count forms with invalid values', async () => {
    const from = '203.0.113.71';
    const wrong = { username: 'a b', email: 'nobody', password: 'short' };
    const refused = Array.from({ length: 15 }, () => api.send(auth.register, { input: wrong, from }));
    for (const { statusCode } of await Promise.all(refused)) expect(statusCode).toBe(400);
    const input = { username: 'after_others', email: 'after_others@example.org', password };
    await api.call(auth.register, { input, from });
    expect(await untilRefused(() => api.send(auth.register, { input, from }))).toBe(9);
    expect((await api.send(auth.register, { input: wrong, from })).statusCode).toBe(400);
    expect(await untilRefused(() => api.send(auth.register, { input: wrong, from }), 600)).toBe(573);
  });

  it('is multiplied by RATE_LIMIT_SCALE', async () => {
    const scaled = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '3' } });
    expect(await untilRefused(() => check('203.0.113.1', scaled))).toBe(allowed * 3);
    await scaled.stop();
  });
});

describe('the address of a caller', () => {
  const forwarded = (chain: string) => ({ 'x-forwarded-for': chain });

  it('is the connection’s, whatever a header says, if no proxy is trusted', async () => {
    let host = 0;
    const ask = () => check('203.0.113.80', api, forwarded(`198.51.100.${++host}`));
    expect(await untilRefused(ask)).toBe(allowed);
  });

  it('is the address that the trusted proxy saw, whatever the caller wrote before it', async () => {
    const behind = await startApi({
      databaseUrl: api.url,
      variables: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' },
    });
    let host = 0;
    const ask = () => check('10.0.0.1', behind, forwarded(`1.1.1.${++host}, 203.0.113.90`));
    expect(await untilRefused(ask)).toBe(allowed);
    expect((await check('10.0.0.1', behind, forwarded('203.0.113.91'))).statusCode).toBe(200);
    await behind.stop();
  });
});

describe('guesses at a password', () => {
  it('are refused after ten at one account, even if the password is right, but not from other addresses', async () => {
    const quick = await startApi({
      databaseUrl: api.url,
      variables: { RATE_LIMIT_SCALE: '1' },
    });
    const { email } = await api.aMember();
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => quick.send(auth.login, { input: { email, password: 'Wrong2horse' } })),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual(guesses.map(() => 401));
    const right = { input: { email, password } };
    expect((await quick.refused(auth.login, right)).code).toBe('RATE_LIMITED');
    await quick.call(auth.login, { ...right, from: '198.51.100.77' });
    await quick.stop();
  });
});
