import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../client.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { CompiledItem } from './compile.ts';
import { contentId } from './content-id.ts';
import { readOwnContent } from './own-content.ts';
import { shippedContent } from './shipped.ts';
import { storeContent } from './store-content.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

let database: OpenDatabase & { url: string };
beforeEach(async () => {
  const { url, drop } = await createTestDatabase();
  const open = openDatabase({ url });
  closing.push(() => open.close().then(drop));
  database = { ...open, url };
});

async function stored() {
  const { rows } = await database.pool.query(
    `select id, kind || '/' || slug as name, texts -> 'en' ->> 'title' as title, retired_at is not null as is_retired,
       xmin::text as written from content_items order by name`,
  );
  return rows;
}
const one = async (name: string) => (await stored()).find((row) => row.name === name);

const anItem = (slug: string, title: string): CompiledItem => ({
  id: contentId('guides', slug),
  kind: 'guides',
  slug,
  facts: { category: 'family' },
  texts: { en: { title, summary: 'In short.', body: ['One.'] } },
  hash: `hash of ${title}`,
});

describe('the content in the database', () => {
  it('is everything that comes with Halved; a second start sends one query and writes nothing', async () => {
    expect(await storeContent(database)).toBe(true);
    const rows = await stored();
    expect(rows).toHaveLength((await (await shippedContent()).items()).length);
    expect(rows.some((row) => row.is_retired)).toBe(false);

    const client = await database.pool.connect();
    client.release();
    const query = vi.spyOn(Object.getPrototypeOf(client), 'query');
    expect(await storeContent(database)).toBe(false);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    expect(await stored()).toEqual(rows);
  });

  it('is written once by servers that start at the same time', async () => {
    const others = Array.from({ length: 3 }, () => openDatabase({ url: database.url }));
    const written = await Promise.all([database, ...others].map((open) => storeContent(open)));
    await Promise.all(others.map((open) => open.close()));
    expect(written.filter(Boolean)).toHaveLength(1);
  });

  it('contains the operator’s items, which may replace others, and only changed items are written', async () => {
    await storeContent(database);
    const before = await stored();
    const own = [anItem('our-town', 'In our town'), anItem('panic-what-happens', 'Panic, told by us')];
    expect(await storeContent(database, own)).toBe(true);
    const after = await stored();
    expect(after).toHaveLength(before.length + 1);
    expect(await one('guides/our-town')).toMatchObject({ title: 'In our town' });
    expect(await one('guides/panic-what-happens')).toMatchObject({
      id: contentId('guides', 'panic-what-happens'),
      title: 'Panic, told by us',
    });
    const written = after.filter(
      ({ name, written }) => before.find((row) => row.name === name)?.written !== written,
    );
    expect(written.map(({ name }) => name)).toEqual(['guides/our-town', 'guides/panic-what-happens']);
  });

  it('retires items that no longer exist, and gives back the old id to one that returns', async () => {
    const own = [anItem('our-town', 'In our town')];
    await storeContent(database, own);
    const first = await one('guides/our-town');
    await storeContent(database);
    expect(await one('guides/our-town')).toMatchObject({ id: first.id, is_retired: true });
    expect(await storeContent(database)).toBe(false);
    await storeContent(database, own);
    expect(await one('guides/our-town')).toMatchObject({ id: first.id, is_retired: false });
  });
});

describe('a folder of the operator’s own content', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'halved-own-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const write = async (slug: string, text: string) => {
    const folder = join(dataDir, 'content', 'guides', slug);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'guide.yaml'), 'category: family\n');
    await writeFile(join(folder, 'en.yaml'), text);
  };
  const guide = (title: string) =>
    `title: ${title}\nsummary: In short\nbody: [one, two, three, four, five]\n`;

  it('that does not exist has no items and no problems', async () => {
    expect(await readOwnContent(dataDir)).toEqual({ items: [], problems: [] });
  });

  it('replaces an item that comes with Halved as long as it is not broken', async () => {
    await write('panic-what-happens', guide('Ours'));
    await storeContent(database, (await readOwnContent(dataDir)).items);
    expect(await one('guides/panic-what-happens')).toMatchObject({ title: 'Ours' });

    await write('panic-what-happens', 'title: "never closed\n');
    const { items, problems } = await readOwnContent(dataDir);
    expect(problems).toMatchObject([
      { path: join(dataDir, 'content', 'guides', 'panic-what-happens', 'en.yaml'), line: expect.any(Number) },
    ]);
    await storeContent(database, items);
    expect(await one('guides/panic-what-happens')).toMatchObject({
      title: 'Panic: what happens',
      is_retired: false,
    });
  });
});
