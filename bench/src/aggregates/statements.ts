import { worryCategories } from '@halved/shared/categories';

const literals = (words: readonly string[]): string =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}]`;

const keywords =
  'sleep money exam boss rent mother night noise friend doctor train winter change home alone future'.split(
    ' ',
  );

/**
 * The statements that make a community for the aggregates inside PostgreSQL: members in regions of many countries, and
 * posts of a year with analyses. Some members write far more than others, and some regions have far more members.
 * `places` are pairs of a country and the name of a region. The random numbers are the same in every run.
 */
export const communityStatements = (
  members: number,
  worries: number,
  places: readonly (readonly [country: string, region: string])[],
): readonly [string, string][] => [
  [
    'settings',
    `select setseed(0.5); set session_replication_role = replica; set synchronous_commit = off;
     set work_mem = '128MB'; set maintenance_work_mem = '256MB'; set statement_timeout = 0`,
  ],
  [
    'members',
    `create temp table member as
     select n, uuidv7(interval '-400 days' + n * interval '1 ms') as id,
       1 + floor(${places.length} * power(random(), 2.5))::int as place, random() < 0.8 as shares
     from generate_series(0, ${members - 1}) n;
     create unique index on member (n);
     insert into users (id, email, username, password_hash, email_verified_at, created_at, country, region, location_sharing)
     select id, 'bench' || n || '@example.org', 'bench_' || n, 'x', now(), now() - interval '400 days',
       case when shares then (${literals(places.map(([country]) => country))})[place] end,
       case when shares then (${literals(places.map(([, region]) => region))})[place] end, shares
     from member`,
  ],
  [
    'worries',
    `create temp table worry as
     select n, uuidv7(-ago) as id, now() - ago as at, floor(${members} * power(random(), 1.6))::int as author, random() as privacy,
       (${literals(worryCategories)})[1 + floor(${worryCategories.length} * power(random(), 1.3))::int] as category
     from generate_series(1, ${worries}) n,
       lateral (select make_interval(secs => 60 + 31536000.0 * (${worries} - n + random()) / ${worries}) as ago) age;
     insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, created_at, updated_at,
       likes_count, language, category)
     select worry.id, member.id, repeat('So much to think about today. ', 4), 'What is on your mind?',
       case when privacy < 0.85 then 'public' when privacy < 0.95 then 'friends' else 'private' end,
       at, at, at, worry.n % 3, 'en', category
     from worry join member on member.n = worry.author order by worry.n`,
  ],
  [
    'what is understood',
    `insert into analyses (post_id, category, sentiment_score, confidence, keywords, language, similar_count, terms, vector,
       model_version)
     select id, category, (2 * random() - 1)::real, 0.8,
       array(select (${literals(keywords)})[1 + floor(${keywords.length} * power(random() + n * 0, 2))::int] from generate_series(1, 5)),
       'en', n % 4, array[n % 1000, n % 777, n % 555], decode(repeat('0a', 256), 'hex'), 'bench'
     from worry order by n`,
  ],
];
