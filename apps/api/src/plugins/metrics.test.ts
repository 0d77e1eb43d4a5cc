import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@halved/db/testing/test-database';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '../services/outbox-queries.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { runsOf, useWorkers } from '../testing/worker.ts';

const token = 'a token for the scraper';
const headers = { authorization: `Bearer ${token}` };

let database: TestDatabase;
let api: Api;
beforeAll(async () => {
  database = await createTestDatabase();
  // The replica is the primary itself, which is never late.
  const variables = { METRICS_TOKEN: token, DATABASE_READ_URL: database.url };
  api = await startApi({ databaseUrl: database.url, variables });
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});
const { startWorker } = useWorkers();

const read = async () => (await api.inject({ url: '/metrics', headers })).body;

/** The labels of all series, `le` of histograms too. */
const labelsIn = (text: string) => new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label));

/** The value of a metric with exactly these labels; undefined if there is none. */
const valueIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('/metrics', () => {
  it('is served to who knows the token, under both of its paths', async () => {
    for (const url of ['/metrics', '/api/metrics']) {
      const response = await api.inject({ url, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/plain');
      expect(response.body).toContain('# TYPE halved_request_seconds histogram');
    }
  });

  it.each([undefined, 'Bearer ', 'Bearer wrong', token, `Basic ${token}`])(
    'is refused with the authorization %s',
    async (authorization) => {
      const response = await api.inject({
        url: '/metrics',
        headers: { ...(authorization && { authorization }) },
      });
      expect(response.statusCode).toBe(401);
      expect(response.body).not.toContain('halved_');
    },
  );

  it.each(['/metrics', '/api/metrics'])('answers to GET alone under %s', async (url) => {
    const response = await api.inject({ method: 'POST', url, headers });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET']);
  });

  it('does not exist without METRICS_TOKEN', async () => {
    const other = await startApi();
    for (const url of ['/metrics', '/api/metrics'])
      expect(
        (await other.inject({ url, headers: { ...headers, accept: 'application/json' } })).statusCode,
      ).toBe(404);
    expect(other.services.metrics).toBeUndefined();
    await other.stop();
  });

  it('says by how much the clock is ahead of the database’s', async () => {
    const lead = valueIn(await read(), 'halved_clock_lead_seconds');
    expect(Math.abs(lead ?? Number.NaN)).toBeLessThan(1);
  });

  it('counts requests by route and status, without ids, addresses or words', async () => {
    const member = await api.aMember();
    const post = await api.aPost({ by: member, shortContent: 'Petrichor keeps me awake' });
    await api.call(contract.posts.get, { as: member, input: { id: post.id } });
    await api.inject({ url: '/api/posts?query=petrichor' });
    await api.inject({ url: '/api/nothing-of-this' });
    const text = await read();
    const count = 'halved_request_seconds_count';
    expect(valueIn(text, `${count}{method="GET",route="/api/posts/:id",status="2xx"}`)).toBe(1);
    expect(valueIn(text, `${count}{method="GET",route="/api/posts",status="2xx"}`)).toBe(1);
    expect(text).toMatch(/halved_request_seconds_count\{method="GET",route="[^"]*",status="4xx"\}/);
    for (const secret of [post.id, member.id, member.email, member.username, /petrichor/i, 'nothing-of-this'])
      expect(text).not.toMatch(secret);
  });

  it('shows what waits: mails, moderation cases that moderators see, and jobs', async () => {
    const other = await startApi({ variables: { METRICS_TOKEN: token } });
    const member = await other.aMember();
    await queueMail(other.db, { userId: member.id, kind: 'password_changed' });
    await other.pool.query(`update outbox set created_at = now() - interval '20 minutes'`);
    const [seen, unseen] = [
      await other.aPost({ by: member }),
      await other.aPost({ by: member, privacyLevel: 'private' }),
    ];
    await other.aCase({ post: seen });
    await other.aCase({ post: unseen }, { openedAt: new Date(0) });
    const { body } = await other.inject({ url: '/metrics', headers });
    expect(valueIn(body, 'halved_database_up')).toBe(1);
    expect(valueIn(body, 'halved_mails_waiting')).toBe(1);
    expect(valueIn(body, 'halved_mail_oldest_seconds')).toBeGreaterThanOrEqual(1_200);
    expect(valueIn(body, 'halved_moderation_cases{urgent="no"}')).toBe(1);
    expect(valueIn(body, 'halved_moderation_oldest_seconds')).toBeLessThan(3_600);
    await other.stop();
  });

  it('measures the runs of jobs', async () => {
    const worker = await startWorker(api.services, [
      { name: 'measured', everySeconds: 60, atStart: true, work: async () => {} },
    ]);
    const series = 'halved_job_seconds_count{name="measured",outcome="done"}';
    await expect.poll(async () => valueIn(await read(), series), { timeout: 15_000 }).toBe(1);
    await worker.stop();
  });

  it('names jobs by a label that is not one of Prometheus’s own', async () => {
    const other = await startApi({ variables: { METRICS_TOKEN: token } });
    const worker = await startWorker(other.services, [
      { name: 'measured', everySeconds: 60, atStart: true, work: async () => {} },
    ]);
    const states = async () => (await runsOf(other, 'measured')).map(({ state }) => state);
    await expect.poll(states, { timeout: 15_000 }).toEqual(expect.arrayContaining(['completed', 'created']));
    const { body } = await other.inject({ url: '/metrics', headers });
    expect(valueIn(body, 'halved_job_seconds_count{name="measured",outcome="done"}')).toBe(1);
    expect(valueIn(body, 'halved_job_late_seconds{name="measured"}')).toBe(0);
    expect(valueIn(body, 'halved_job_failures{name="measured"}')).toBe(0);
    const labels = labelsIn(body);
    expect([...labels]).toEqual(expect.arrayContaining(['name', 'outcome', 'urgent']));
    expect(labels).not.toContain('job');
    expect(labels).not.toContain('instance');
    await worker.stop();
    await other.stop();
  });
});

describe('the files in deploy/', () => {
  const files = ['alerts.yml', 'grafana.json'].map((name) => ({
    name,
    text: readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8'),
  }));

  it.each(files)('name only metrics that there are: $name', async ({ text }) => {
    const known = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const named = [...text.matchAll(/\bhalved_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name) && !known.has(`${name}_count`))).toEqual([]);
  });

  it.each(files)('group by what the metrics are labelled with: $name', async ({ name: file, text }) => {
    // Each file has a job of its own, because a job that runs again is counted again.
    const name = `for-${file}`;
    const worker = await startWorker(api.services, [
      { name, everySeconds: 60, atStart: true, work: async () => {} },
    ]);
    const series = `halved_job_seconds_count{name="${name}",outcome="done"}`;
    await expect.poll(async () => valueIn(await read(), series), { timeout: 15_000 }).toBe(1);
    await worker.stop();
    const known = labelsIn(await read());
    // Prometheus adds the address of the process.
    known.add('instance');
    const grouped = [...text.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
      labels.split(/,\s*/),
    );
    expect(grouped.length).toBeGreaterThan(0);
    expect(grouped.filter((label) => !known.has(label))).toEqual([]);
  });

  it('say for every alert what happened and what to do', () => {
    const text = files[0]?.text ?? '';
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    expect(count(/- alert: /g)).toBeGreaterThan(8);
    expect(count(/summary: \S.{20,}/g)).toBe(count(/- alert: /g));
    expect(count(/remedy: \S.{20,}/g)).toBe(count(/- alert: /g));
  });
});
