/**
 * The statements that make a community inside PostgreSQL, so that no rows pass through this process. The worries span
 * half a year, and their ids and rows are in the order of time, as if members had shared them one by one. Some people
 * write, follow and are followed far more than others, and a few posts get far more likes and comments than most. The
 * random numbers are the same in every run.
 */
export const seedStatements = (members: number, worries: number): readonly [string, string][] => [
  [
    'settings',
    `select setseed(0.5); set session_replication_role = replica; set synchronous_commit = off;
     set work_mem = '128MB'; set maintenance_work_mem = '256MB'; set statement_timeout = 0`,
  ],
  [
    'members',
    `create temp table member as
     select n, uuidv7(make_interval(secs => -86400 * 180 * (1.0 + (${members} - n)::float8 / ${members}))) as id
     from generate_series(0, ${members - 1}) n;
     create unique index on member (n);
     analyze member;
     insert into users (id, email, username, password_hash, display_name, bio, email_verified_at, created_at, updated_at)
     select id, 'bench' || n || '@example.org', 'bench_' || n, 'x',
       case when n % 3 > 0 then 'Member ' || n end,
       case when n % 4 = 0 then 'I write here when the evenings get long.' end,
       now() - interval '170 days', now() - interval '180 days', now() - interval '180 days'
     from member`,
  ],
  [
    'worries',
    `create temp table worry as
     with phrase as (select array[${phrases.map((text) => `'${text}'`).join(', ')}] as all_of)
     select n, uuidv7(-ago) as id, now() - ago as published_at,
       floor(${members} * power(random(), 1.6))::int as author,
       case when privacy < 0.85 then 'public' when privacy < 0.95 then 'friends' else 'private' end as privacy_level,
       case when privacy < 0.95 then least(${members} / 3, 2 * power(random() + 1e-6, -0.6) - 2)::int else 0 end as likes,
       case when privacy < 0.95 then least(1000, power(random() + 1e-6, -0.5) - 1)::int else 0 end as comments,
       all_of[1 + floor(random() * ${phrases.length})::int] || ' ' || all_of[1 + floor(random() * ${phrases.length})::int] as text
     from phrase, (
       select n, random() as privacy,
         make_interval(secs => 60 + 15552000.0 * (${worries} - n + random()) / ${worries}) as ago
       from generate_series(1, ${worries}) n
     ) moment`,
  ],
  [
    'likes',
    `create temp table liking as
     select distinct n, floor(${members} * power(random(), 1.3))::int as liker
     from worry, generate_series(1, likes)`,
  ],
  [
    'the worries themselves',
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, created_at, updated_at,
       likes_count, comments_count, language, category)
     select worry.id, member.id, worry.text, 'What is on your mind?', worry.privacy_level,
       worry.published_at, worry.published_at, worry.published_at, coalesce(liked.count, 0), comments, 'en',
       (array['work', 'family', 'health', 'finances', 'relationships', 'future'])[1 + worry.n % 6]
     from worry
     join member on member.n = worry.author
     left join (select n, count(*)::int from liking group by n) liked on liked.n = worry.n
     order by worry.n`,
  ],
  [
    'the likes themselves',
    `insert into likes (user_id, post_id, created_at)
     select member.id, worry.id, worry.published_at + interval '1 minute'
     from liking join worry using (n) join member on member.n = liking.liker`,
  ],
  // Of six comments on a post, the third is a reply to the second, and the sixth to the third.
  [
    'comments',
    `create temp table remark as
     select n, worry.id as post_id, k, comments, uuidv7(published_at - now() + k * interval '1 minute') as id,
       published_at + k * interval '1 minute' as at, floor(${members} * power(random(), 1.3))::int as author
     from worry, generate_series(1, comments) k;
     analyze remark;
     insert into comments (id, post_id, user_id, parent_id, root_id, depth, content, replies_count, created_at, updated_at)
     select remark.id, remark.post_id, member.id, parent.id, root.id,
       case when k % 6 = 0 then 3 when k % 3 = 0 then 2 else 1 end,
       'That sounds like a lot to carry on your own. I am reading along.',
       case when k % 6 = 2 and k + 1 <= comments or k % 6 = 3 and k + 3 <= comments then 1 else 0 end, at, at
     from remark
     join member on member.n = author
     left join lateral (select post_id, case when k % 6 = 0 then k - 3 when k % 3 = 0 then k - 1 end as above) place on true
     left join (select post_id, k as above, id from remark where k % 6 in (2, 3)) parent
       on parent.post_id = remark.post_id and parent.above = place.above
     left join (select post_id, k as first, id from remark where k % 6 = 2) root
       on root.post_id = remark.post_id and k % 3 = 0 and root.first = case when k % 6 = 0 then k - 4 else k - 1 end`,
  ],
  [
    'follows',
    `insert into follows (follower_id, followed_id)
     select distinct follower.id, followed.id
     from (
       select follower.n, floor(${members} * power(random(), 1.6))::int as other
       from member follower, generate_series(1, 20) again
     ) pair
     join member follower on follower.n = pair.n
     join member followed on followed.n = pair.other
     where follower.n <> followed.n`,
  ],
  [
    'blocks',
    `insert into blocks (blocker_id, blocked_id)
     select blocker.id, blocked.id from member blocker
     join member blocked on blocked.n = (blocker.n * 7 + 3) % ${members}
     where blocker.n % 10 = 5 and blocker.n <> blocked.n`,
  ],
  [
    'counters',
    `update users set
       worries_count = coalesce(shared.count, 0),
       followers_count = coalesce(followed.count, 0),
       following_count = coalesce(following.count, 0)
     from users as other
     left join (select user_id, count(*)::int from posts where privacy_level = 'public' group by 1) shared
       on shared.user_id = other.id
     left join (select followed_id, count(*)::int from follows group by 1) followed on followed.followed_id = other.id
     left join (select follower_id, count(*)::int from follows group by 1) following on following.follower_id = other.id
     where users.id = other.id`,
  ],
  // Without them, PostgreSQL would plan the first likes and comments for empty tables. Read notifications are kept for
  // 90 days, and of three notifications one is unread.
  [
    'notifications of likes',
    `insert into notifications (id, user_id, kind, subject_id, post_id, read_at, created_at)
     select uuidv7(published_at - now()), user_id, 'like', id, id,
       case when hashtext(id::text) % 3 <> 0 then published_at + interval '1 hour' end, published_at + interval '1 minute'
     from posts where likes_count > 0 and published_at > now() - interval '90 days';
     insert into notification_actors (notification_id, actor_id, created_at)
     select notifications.id, likes.user_id, likes.created_at
     from notifications join likes on likes.post_id = notifications.post_id
     where likes.user_id <> notifications.user_id`,
  ],
];

const phrases = [
  'I keep checking my phone for an answer that does not come.',
  'The rent is due on Friday and I am short again.',
  'My exam is in three days and I cannot remember anything.',
  'I said something stupid in the meeting and everybody went quiet.',
  'My father is in hospital and I live four hours away.',
  'I have not slept through a night in weeks.',
  'She says that everything is fine, but it does not feel fine.',
  'They are letting people go in my department.',
  'My son does not want to go to school any more.',
  'I moved here in spring and still know nobody.',
  'The test results take another week.',
  'I feel guilty whenever I sit down and do nothing.',
  'We argue about money every single evening.',
  'My best friend is moving abroad.',
  'I am the only one who takes care of our mother.',
  'Everyone my age seems to know what they want.',
];
