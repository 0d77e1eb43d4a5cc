import { withClient } from '../lib/postgres.ts';
import { findRepliable, type RepliableComment } from './repliable.ts';

/** What the bench reads in a community: the ids of posts and the paths of pages. */
export interface BenchInputs {
  /** Public posts, latest first. */
  readonly postIds: readonly string[];
  /** Public posts with several comments, latest first. */
  readonly discussedPostIds: readonly string[];
  readonly repliable: readonly RepliableComment[];
  /** The path of each page below /api, by its name in the tables. */
  readonly pages: Readonly<Record<string, string>>;
}

export const feedPage = 'All';
export const discoverPage = 'Discover';

const writer = 'bench_7';

/** Finds the posts and builds the paths. `viewerId` is the member who reads. */
export async function findBenchInputs(url: string, viewerId: string, count: number): Promise<BenchInputs> {
  return withClient(url, async (client) => {
    const idsOf = async (condition: string, order: string, most: number) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from posts where privacy_level = 'public' and ${condition} order by ${order}, id limit $1`,
        [most],
      );
      return rows.map(({ id }) => id);
    };
    const postIds = await idsOf('true', 'published_at desc', count);
    const discussedPostIds = await idsOf('comments_count between 5 and 50', 'published_at desc', count);
    const [busiest] = await idsOf('comments_count > 0', 'abs(comments_count - 200)', 1);
    const { rows } = await client.query<{ id: string }>('select id from users where username = $1', [writer]);
    const pages = {
      [feedPage]: '/posts',
      Following: '/posts/feed/personalized',
      [discoverPage]: '/posts/feed/discovery',
      'a category': '/posts?category=health',
      'a search': '/posts?query=rent',
      'a search in vain': '/posts?query=pavement',
      'offset 10,000': '/posts?offset=10000',
      'a member’s worries': `/posts/user/${rows[0]?.id}`,
      'a profile': `/users/${writer}`,
      followers: `/users/${writer}/followers`,
      'what one likes': `/likes/user/${viewerId}`,
      'one worry': `/posts/${postIds[0]}`,
      'a long thread': `/comments/post/${busiest}/threaded`,
      'the dashboard': '/dashboard',
    };
    return { postIds, discussedPostIds, repliable: await findRepliable(client, discussedPostIds), pages };
  });
}
