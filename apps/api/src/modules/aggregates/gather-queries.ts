import {
  analyses,
  countsPublicly,
  type Database,
  inBatches,
  literalInt,
  posts,
  selecting,
  statement,
  users,
} from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import type { Fields } from '@halved/shared/fields';
import { limits } from '@halved/shared/limits';
import { regionCodeOf } from '@halved/shared/regions';
import { type TimeRange, timeRangeDays } from '@halved/shared/time-ranges';
import { type SQL, sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';
import { type Places, rangesOfCategory } from './places.ts';

/** The longest time of one statement of a build. Requests have five seconds. */
const timeoutMs = 300_000;
export const long = <Row extends Fields>(query: SQL<Row> | SQL) =>
  statement(query, { prepared: false, timeoutMs });

/**
 * The members whom aggregates count. The week keeps accounts out that were made to find somebody out, and everybody who
 * has just come.
 */
const isEligible = sql`(${users.emailVerifiedAt} is not null and ${users.createdAt} < now() - interval '7 days'
  and ${users.counted} and not ${suspendedNow})`;

const lock = {
  isMine: sql<boolean>`pg_try_advisory_xact_lock(hashtext('aggregates'))`,
  connection: sql<number>`pg_backend_pid()`,
};
const tryLock = long(selecting(lock, (selectList) => sql`select ${selectList}`));

/**
 * Prepares the transaction of a build. A process that is killed meanwhile leaves nothing behind, because all of it is one
 * transaction. Returns the number of the connection, or null if another process builds already.
 *
 * Each statement reads what is committed when it begins. One moment for all of them (`repeatable read`) would make the
 * build fail as soon as somebody leaves, because it then may not write their rows.
 */
export async function beginBuild(db: Database): Promise<number | null> {
  await db.execute(sql`set local statement_timeout = '300s'`);
  await db.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
  await db.execute(sql`set local work_mem = '64MB'`);
  const [row] = await tryLock(db);
  return row?.isMine ? row.connection : null;
}

const cancelOn = statement(sql`select pg_cancel_backend(${sql.placeholder('connection')})`);

/** Ends the statement that a connection runs. */
export async function cancelStatement(db: Database, connection: number): Promise<void> {
  await cancelOn(db, { connection });
}

const temporaryTables = [
  sql`create temporary table aggregate_members (user_id uuid, country text, region text) on commit drop`,
  sql`create temporary table aggregate_texts (country text, region text, country_place smallint, region_place smallint) on commit drop`,
  sql`create temporary table aggregate_people (user_id uuid, country_place smallint, region_place smallint) on commit drop`,
  sql`create temporary table aggregate_posts (user_id uuid, category smallint, range smallint, hour integer, score real,
    mark integer, is_similar boolean, is_answered boolean) on commit drop`,
  sql`create temporary table aggregate_parts (user_id uuid, part smallint, country_place smallint, region_place smallint,
    posts smallint, score real, mark integer) on commit drop`,
  sql`create temporary table aggregate_counted (code integer, people integer, posts integer, score real) on commit drop`,
  sql`create temporary table aggregate_published (id integer, code integer) on commit drop`,
];

const insertMembers = long(sql`
  insert into aggregate_members
  select ${users.id}, case when ${users.locationSharing} then ${users.country} end, coalesce(${users.region}, '')
  from ${users} where ${isEligible}`);

const textBatches = inBatches(
  selecting(
    { country: sql<string>`country`, region: sql<string>`region` },
    (selectList) => sql`select distinct ${selectList} from aggregate_members where country is not null`,
  ),
  1_000,
);

const insertTexts = long(sql`
  insert into aggregate_texts
  select * from json_to_recordset(${sql.placeholder('texts')}::json)
    as texts (country text, region text, country_place smallint, region_place smallint)`);

/** Finds the place of every text that members entered as their region. A text that names none counts for the country. */
async function readPlaces(db: Database, places: Places): Promise<void> {
  for await (const batch of textBatches(db)) {
    const rows = batch.map(({ country, region }) => {
      const code = regionCodeOf(country, region);
      return {
        country,
        region,
        country_place: places.numberOf({ country, region: '' }),
        region_place: code === null ? 0 : places.numberOf({ country, region: code }),
      };
    });
    await insertTexts(db, { texts: JSON.stringify(rows) });
  }
}

const insertPeople = long(sql`
  insert into aggregate_people
  select members.user_id, coalesce(texts.country_place, 0), coalesce(texts.region_place, 0)
  from aggregate_members members left join aggregate_texts texts using (country, region)`);

const categoryNumber = sql`array_position(array[${sql.join(
  worryCategories.map((category) => sql`${category}::text`),
  sql`, `,
)}], ${analyses.category})`;

const isWithin = (range: TimeRange) =>
  sql`${posts.publishedAt} > now() - make_interval(days => ${literalInt(timeRangeDays[range])})`;

/** The number of the shortest range that has the post. */
export const rangeOfPost = sql`case when ${isWithin('30d')} then 0 when ${isWithin('90d')} then 1 else 2 end`;
export const isOfYear = sql`(${isWithin('1y')} and ${posts.publishedAt} <= now())`;

/**
 * Only public posts count. Posts for friends and private posts appear in the distribution of privacy alone. The moment of
 * a post is stored as hours since 1970, because statements compute with them several times as fast.
 */
const insertPosts = long(sql`
  insert into aggregate_posts
  select ${posts.userId}, ${categoryNumber},
    ${rangeOfPost},
    floor(extract(epoch from ${posts.publishedAt}) / 3600), ${analyses.sentimentScore}, uuid_hash(${posts.id}),
    ${analyses.similarCount} > 0, ${posts.likesCount} + ${posts.commentsCount} > 0
  from ${posts} join aggregate_people people on people.user_id = ${posts.userId}
    join ${analyses} on ${analyses.postId} = ${posts.id}
  where ${countsPublicly()} and ${isOfYear}`);

/** Repeats a row for its range and each longer one, as `longer.range`. */
export const inLonger = (range: SQL): SQL =>
  sql`join (values (0), (1), (2)) as longer (range) on longer.range >= ${range}`;

/** How many posts of one person count. */
export const perPerson = literalInt(limits.aggregates.postsPerPerson);

/**
 * What each person contributes to each range and category: at most three posts, the mean of their sentiment, and a hash
 * of their ids. Category 0 stands for all. A post of a range is also one of the longer ranges.
 */
const insertParts = long(sql`
  insert into aggregate_parts
  select parts.user_id, parts.category * ${literalInt(rangesOfCategory)} + parts.range, people.country_place, people.region_place,
    least(parts.posts, ${perPerson}), parts.score, parts.mark
  from (
    select user_id, coalesce(category, 0) as category, longer.range, count(*) as posts, avg(score) as score,
      bit_xor(mark) as mark
    from aggregate_posts ${inLonger(sql`aggregate_posts.range`)}
    group by grouping sets ((user_id, longer.range, category), (user_id, longer.range))
  ) parts join aggregate_people people using (user_id)`);

const analyze = sql`analyze aggregate_people, aggregate_posts, aggregate_parts`;

/** Reads what every person contributes into temporary tables of the transaction. */
export async function gather(db: Database, places: Places): Promise<void> {
  for (const table of temporaryTables) await db.execute(table);
  await insertMembers(db);
  await readPlaces(db, places);
  await insertPeople(db);
  await db.execute(sql`analyze aggregate_people`);
  await insertPosts(db);
  await db.execute(sql`analyze aggregate_posts`);
  await insertParts(db);
  await long(analyze)(db);
}
