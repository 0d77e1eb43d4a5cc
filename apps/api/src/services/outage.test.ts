import { openDatabase } from '@halved/db';
import { createTestDatabase, type TestDatabase } from '@halved/db/testing/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createOutage } from './outage.ts';

let database: TestDatabase;
let open: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

it('an outage of the database is logged when it begins and ends, and its failures are counted meanwhile', async () => {
  const lines: { level: number; msg: string; failures?: number; route?: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const linesWith = (text: string) => lines.filter(({ msg }) => msg.includes(text));
  const outage = createOutage(open.pool, log, { checkMs: 10, logMs: 100 });
  const broken = vi.spyOn(open.pool, 'query').mockImplementation(() => Promise.reject(away()));

  for (let count = 0; count < 500; count++) outage.note({ route: `/${count}` }, log);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, route: '/0' });
  await vi.waitFor(() => expect(linesWith('still does not answer').at(-1)?.failures).toBe(500), 5_000);
  expect(linesWith('answers again')).toEqual([]);

  broken.mockRestore();
  await vi.waitFor(() => expect(linesWith('answers again')).toHaveLength(1), 5_000);
  expect(linesWith('answers again')[0]).toMatchObject({ level: 40, failures: 500 });

  outage.note({ route: '/again' }, log);
  expect(lines.at(-1)).toMatchObject({ level: 50, route: '/again' });
  outage.stop();
});
