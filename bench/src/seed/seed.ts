import { rowsOf, withClient } from '../lib/postgres.ts';
import { seedStatements } from './statements.ts';
import { analysePosts } from './understood.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The average number of posts per member. */
const worriesPerMember = 10;
const indexedLater = [
  'posts',
  'likes',
  'comments',
  'follows',
  'notifications',
  'notification_actors',
  'analyses',
];

/**
 * Fills an empty, migrated database with a community that has the given number of posts. Calls `onStep` at the start of
 * each step.
 */
export async function seed(url: string, worries: number, onStep: (step: string) => void): Promise<void> {
  await withClient(url, async (client) => {
    await withoutIndexes(client, indexedLater, async () => {
      for (const [step, statement] of seedStatements(Math.ceil(worries / worriesPerMember), worries)) {
        onStep(step);
        await client.query(statement);
      }
      onStep('what is understood');
      await analysePosts(client);
      onStep('indexes');
    });
  });
  // The job that builds aggregates would otherwise run during the measurements.
  await rowsOf(url, `insert into aggregate_snapshots (kind) values ('regional'), ('overall')`);
  onStep('vacuum and statistics');
  await tidy(url);
}

/** Does the work of autovacuum at once, because the bench writes in a minute what a community writes in months. */
export async function tidy(url: string): Promise<void> {
  await rowsOf(url, 'vacuum (analyze)');
  await rowsOf(url, 'checkpoint');
}

/**
 * Gives a member as many follows, followers and likes as after some months. `people` is the number of follows and of
 * followers.
 */
export async function befriend(url: string, userId: string, people: number): Promise<void> {
  await withClient(url, async (client) => {
    const others = `select id from users where id <> $1 and username like 'bench%' order by id limit $2`;
    for (const pair of ['$1, id', 'id, $1']) {
      await client.query(
        `insert into follows (follower_id, followed_id) select ${pair} from (${others}) other on conflict do nothing`,
        [userId, people],
      );
    }
    // The likes are of the oldest posts, because the measured calls like the latest posts.
    await client.query(
      `insert into likes (user_id, post_id)
       select $1, id from posts where privacy_level = 'public' order by published_at, id limit $2`,
      [userId, people * 5],
    );
    await client.query('update users set followers_count = $2, following_count = $2 where id = $1', [
      userId,
      people,
    ]);
    await client.query('vacuum (analyze) follows');
  });
}
