import { newId } from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type pg from 'pg';

export interface Written {
  category: WorryCategory;
  daysAgo: number;
  /** From −1 to 1. */
  score: number;
  privacy?: PrivacyLevel;
  keywords?: readonly string[];
}

/** A member of a community whose numbers are counted. */
export interface Writer {
  id: string;
  country: string | null;
  region: string | null;
  wrote: readonly Written[];
}

export const aWriter = (
  country: string | null,
  region: string | null,
  wrote: readonly Written[],
): Writer => ({ id: newId(), country, region, wrote });

/** Puts members with posts and analyses into a database, in two statements, so that a test can have hundreds. */
export async function plantWriters(pool: pg.Pool, writers: readonly Writer[]): Promise<void> {
  const members = writers.map(({ id, country, region }) => ({ id, country, region }));
  await pool.query(
    `insert into users (id, email, username, password_hash, email_verified_at, country, region, location_sharing, created_at)
     select id, id || '@example.org', 'w' || substr(replace(id::text, '-', ''), 4), '-', now(), country, region,
       country is not null, now() - interval '400 days'
     from json_to_recordset($1) as members (id uuid, country text, region text)`,
    [JSON.stringify(members)],
  );
  await writePosts(pool, writers);
}

/** Puts further posts of members into a database. */
export async function writePosts(
  pool: pg.Pool,
  writers: readonly Pick<Writer, 'id' | 'wrote'>[],
): Promise<void> {
  const posts = writers.flatMap(({ id, wrote }) =>
    wrote.map(({ privacy = 'public', keywords = [], ...post }) => ({
      ...post,
      privacy,
      keywords,
      id: newId(),
      user_id: id,
    })),
  );
  await pool.query(
    `with written as (
       select * from json_to_recordset($1) as posts
         (id uuid, user_id uuid, category text, "daysAgo" float8, score real, privacy text, keywords json)
     ), saved as (
       insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, created_at, category)
       select id, user_id, 'I worry.', 'I worry that …', privacy, now() - make_interval(secs => "daysAgo" * 86400),
         now() - make_interval(secs => "daysAgo" * 86400), category
       from written returning id
     )
     insert into analyses (post_id, category, sentiment_score, confidence, keywords, language, terms, vector, model_version)
     select id, category, score, 1, array(select json_array_elements_text(keywords)), 'en', '{}', '', 'test' from written`,
    [JSON.stringify(posts)],
  );
}
