import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../jobs/send-mail.ts';
import { queueMail } from '../services/outbox-queries.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { startCollector } from '../testing/trace-collector.ts';
import { useWorkers } from '../testing/worker.ts';

const words = 'Petrichor keeps me awake';
const password = 'Quiet-harbour-7';
const address = '203.0.113.99';
const { startWorker } = useWorkers();

let collector: Awaited<ReturnType<typeof startCollector>>;
let api: Api;
let lines: string[];
let isStopped: boolean;
beforeEach(async () => {
  collector = await startCollector();
  lines = [];
  isStopped = false;
  api = await startApi({
    variables: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    log: (line) => lines.push(line),
  });
});
const stopApi = async () => {
  if (!isStopped) await api.stop();
  isStopped = true;
};
afterEach(async () => {
  await stopApi();
  await collector.stop();
});

/** Stops the server, which sends what it has recorded, and returns the spans. */
async function spansAtTheEnd() {
  await stopApi();
  return collector.spans;
}

describe('a trace', () => {
  it('has a span of the request with its route, and one of each of its statements', async () => {
    const member = await api.aMember();
    const post = await api.aPost({ by: member });
    await api.call(contract.posts.get, { as: member, input: { id: post.id } });
    const spans = await spansAtTheEnd();
    const request = spans.find(({ name }) => name === 'GET /api/posts/:id');
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/posts/:id',
      'http.response.status_code': 200,
    });
    expect(request?.attributes['halved.request_id']).toMatch(/^[\da-f-]{36}$/);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const { name } of statements) expect(name).toMatch(/^(select|update|insert) [a-z_]+$/);
    for (const { traceId, attributes } of statements) {
      expect(traceId).toBe(request?.traceId);
      expect(attributes['db.system.name']).toBe('postgresql');
    }
  });

  it('has the statements of a transaction after a body was read', async () => {
    const member = await api.aMember();
    await api.call(contract.posts.create, {
      as: member,
      input: { shortContent: words, worryPrompt: 'p' },
      headers: { 'idempotency-key': newId() },
    });
    const spans = await spansAtTheEnd();
    const request = spans.find(({ name }) => name === 'POST /api/posts');
    const names = spans
      .filter(({ parentSpanId }) => parentSpanId === request?.spanId)
      .map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['begin', 'insert posts', 'commit']));
  });

  it('holds no words, names, addresses, tokens or ids of what people wrote', async () => {
    const member = await api.aMember();
    const post = await api.aPost({ by: member, shortContent: words });
    await api.call(contract.auth.register, {
      from: address,
      input: { email: 'someone@example.org', username: 'someone_else', password },
    });
    await api.refused(contract.auth.login, { from: address, input: { email: member.email, password } });
    await api.call(contract.posts.create, {
      as: member,
      input: { shortContent: words, worryPrompt: 'p' },
      headers: { 'user-agent': 'petrichor browser', baggage: `worry=${encodeURIComponent(words)}` },
    });
    await api.call(contract.comments.create, { as: member, input: { postId: post.id, content: words } });
    await api.call(contract.posts.list, { as: member, input: { query: words } });
    await api.inject({ url: `/api/${encodeURIComponent(words)}`, remoteAddress: address });
    await queueMail(api.db, { userId: member.id, kind: 'password_changed' });
    await sendMail(api.services);
    await spansAtTheEnd();
    const received = collector.received();
    expect(received).toContain('insert comments');
    expect(received).toContain('password_changed');
    for (const secret of [
      /petrichor/i,
      'someone',
      password,
      address,
      member.token,
      member.id,
      member.email,
      member.username,
      post.id,
      '@',
    ])
      expect(received).not.toMatch(secret);
  });

  it('continues the trace that the caller names, and a malformed name begins a new one', async () => {
    const traceId = 'ab'.repeat(16);
    const parentId = 'cd'.repeat(8);
    const headers = { traceparent: `00-${traceId}-${parentId}-01` };
    await api.inject({ url: '/api/posts', headers });
    await api.inject({ url: '/api/posts', headers: { traceparent: `00-${words}-1-1` } });
    const requests = (await spansAtTheEnd()).filter(({ name }) => name === 'GET /api/posts');
    expect(requests.map((span) => span.traceId === traceId)).toEqual([true, false]);
    expect(requests.map(({ parentSpanId }) => parentSpanId || undefined)).toEqual([parentId, undefined]);
  });

  it('is not recorded if its caller does not record it', async () => {
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-00`;
    await api.inject({ url: '/api/posts', headers: { traceparent } });
    expect(await spansAtTheEnd()).toEqual([]);
  });

  it('is found by its id in the log of a request that failed', async () => {
    const member = await api.aMember();
    await api.call(contract.posts.list, { as: member, input: {} });
    const broken = new Error(words);
    vi.spyOn(api.pool, 'connect').mockImplementation(() => Promise.reject(broken));
    const input = { shortContent: words, worryPrompt: 'p' };
    await api.refused(contract.posts.create, {
      as: member,
      input,
      headers: { 'idempotency-key': newId() },
    });
    vi.restoreAllMocks();
    const line = JSON.parse(lines[0] ?? '');
    const request = (await spansAtTheEnd()).find(({ name }) => name === 'POST /api/posts');
    expect(request?.traceId).toBe(line.traceId);
    expect(request?.attributes['error.type']).toBe('500');
    expect(collector.received()).not.toContain(words);
  });

  it('has a span of a job and of its mails, without the address', async () => {
    const member = await api.aMember();
    await queueMail(api.db, { userId: member.id, kind: 'password_changed' });
    let isDone = false;
    const work = async () => {
      await sendMail(api.services);
      isDone = true;
    };
    const worker = await startWorker(api.services, [
      { name: 'traced-job', everySeconds: 60, atStart: true, work },
    ]);
    await expect.poll(() => isDone, { timeout: 15_000 }).toBe(true);
    await worker.stop();
    const spans = await spansAtTheEnd();
    const job = spans.find(({ name }) => name === 'job traced-job');
    const mail = spans.find(({ name }) => name === 'mail');
    expect(mail).toMatchObject({
      parentSpanId: job?.spanId,
      attributes: { 'halved.mail_kind': 'password_changed' },
    });
    expect(collector.received()).not.toContain(member.email);
  });

  it('is not begun by the checks that machines make every few seconds', async () => {
    await api.inject({ url: '/api/health/live' });
    await api.inject({ url: '/api/health/ready' });
    expect(await spansAtTheEnd()).toEqual([]);
  });
});

describe('a server with traces', () => {
  it('answers as usual while the collector is away, and says so once', async () => {
    await collector.stop();
    const member = await api.aMember();
    await api.call(contract.posts.list, { as: member, input: {} });
    await stopApi();
    collector = await startCollector();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT takes no traces'),
    ]);
  });

  it('records the share that OTEL_TRACES_SAMPLER_ARG names', async () => {
    const other = await startApi({
      variables: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' },
    });
    await other.inject({ url: '/api/posts' });
    await other.stop();
    expect(collector.spans).toEqual([]);
  });
});
