import { expect } from '@playwright/test';
import type { Account } from './account.ts';
import type { Instance } from './instance.ts';

/** The regions that are planted: code, people, posts, sentiment. */
const regions = [
  ['US-CA', 95, 190, 0.35],
  ['US-NY', 60, 145, 0.5],
  ['GB-ENG', 80, 235, 0.65],
  ['DE-BE', 55, 135, 0.6],
  ['DE-BY', 40, 130, 0.4],
  ['FR-IDF', 50, 175, null],
] as const;

const ranges = ['30d', '90d', '1y'];
const categories = ['work', 'family', 'health', 'social'];

/** The server builds a first snapshot when it starts, which would replace a planted one. */
export async function untilFirstSnapshot(app: Instance): Promise<void> {
  const built = () => app.sql('select 1 from aggregate_snapshots').then((rows) => rows.length === 2);
  await expect.poll(built, { timeout: 20_000 }).toBe(true);
}

/** Publishes twelve weeks of the categories with these names in the whole community; of the last one only two. */
export async function plantWeeks(app: Instance, names: readonly string[]): Promise<void> {
  await app.sql("delete from aggregate_weeks where country = ''");
  await app.sql(
    `insert into aggregate_weeks (country, category, week, posts, sentiment)
     select '', category, date_trunc('week', now())::date - 7 * n, 20 + 5 * (n % 4), 0.5
     from unnest($1::text[]) category, generate_series(1, 12) n
     where category <> $2 or n <= 2`,
    [names, names.at(-1)],
  );
}

/** Publishes a snapshot of invented numbers: six regions of four countries, and twelve weeks of four categories. */
export async function plantAggregates(app: Instance): Promise<void> {
  await untilFirstSnapshot(app);
  await app.sql('delete from aggregate_cells');
  for (const [code, people, posts, sentiment] of regions) {
    const cells = ['', ...categories].map((category, index) => ({
      category,
      people: index === 0 ? people : 20,
      posts: index === 0 ? posts : 40 - 5 * index,
    }));
    await app.sql(
      `insert into aggregate_cells (range, country, region, category, people, posts, sentiment)
       select range, $1, $2, cell.category, cell.people, cell.posts, $3
       from unnest($4::text[]) range, jsonb_to_recordset($5::jsonb) cell(category text, people int, posts int)`,
      [code.slice(0, 2), code, sentiment, ranges, JSON.stringify(cells)],
    );
  }
  await plantWeeks(app, categories);
  await noteAsAnother(app);
}

/** Makes the planted snapshot another one than the server may have read. */
const noteAsAnother = (app: Instance) => app.sql('update aggregate_snapshots set id = default');

/** Counts a member in the published numbers of the community, of a region, and of one of its categories. */
export async function countIn(app: Instance, { id }: Account): Promise<void> {
  const cells = [
    ['90d', '', '', ''],
    ['90d', 'DE', 'DE-BY', ''],
    ['90d', 'DE', 'DE-BY', 'work'],
  ];
  const ids: number[] = [];
  for (const cell of cells) {
    const rows = await app.sql(
      `insert into aggregate_cells (range, country, region, category, people, posts, sentiment)
       values ($1, $2, $3, $4, 40, 90, 0.5)
       on conflict (range, country, region, category) do update set people = excluded.people returning id`,
      cell,
    );
    ids.push(Number(rows[0]?.id));
  }
  await app.sql(
    `insert into aggregate_contributors (user_id, cells, marks) values ($1, $2, $2)
     on conflict (user_id) do update set cells = excluded.cells, marks = excluded.marks`,
    [id, ids],
  );
  await noteAsAnother(app);
}
