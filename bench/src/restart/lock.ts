import pg from 'pg';

/** Locks the table of posts, so that every statement about posts waits. Returns the release. */
export async function lockPosts(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table posts in access exclusive mode');
  return () => client.end();
}
