import { withClient } from '../lib/postgres.ts';
import { bearer } from '../member.ts';

/** A GET request below /api, by a visitor or by a member. */
export interface Read {
  readonly path: string;
  readonly as: 'visitor' | 'member';
}

const posts = `select id from posts where privacy_level = 'public' order by random() limit $1`;
const members = `select id, username from users where username like 'bench%' order by random() limit $1`;

/** Chooses random worries, threads, profiles and lists of a seeded community; `count` requests, in turn by visitor and member. */
export async function randomReads(url: string, count: number): Promise<Read[]> {
  return withClient(url, async (client) => {
    const perKind = Math.ceil(count / 5);
    const [{ rows: worries }, { rows: people }] = await Promise.all([
      client.query<{ id: string }>(posts, [2 * perKind]),
      client.query<{ id: string; username: string }>(members, [2 * perKind]),
    ]);
    const paths = Array.from({ length: perKind }, (_, index) => [
      `/posts/${worries[index]?.id}`,
      `/comments/post/${worries[perKind + index]?.id}/threaded`,
      `/users/${people[index]?.username}`,
      `/posts/user/${people[perKind + index]?.id}`,
      `/posts?offset=${Math.floor(Math.random() * 10_000)}`,
    ]).flat();
    return paths.slice(0, count).map((path, index) => ({ path, as: index % 2 === 0 ? 'visitor' : 'member' }));
  });
}

/**
 * The path of the second page of a list of a member. Discover ranks as of the moment of its first page, which its cursor
 * holds, so two servers give the same page only to the same cursor.
 */
export async function secondPage(url: string, path: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api${path}`, { headers: bearer(token) });
  const { data } = (await response.json()) as { data?: { nextCursor?: string | null } };
  if (!data?.nextCursor) throw new Error(`${path} has no second page: ${response.status}`);
  return `${path}?cursor=${encodeURIComponent(data.nextCursor)}`;
}

export interface Compared {
  /** Requests that both servers answered by 200 with the same bytes. */
  readonly same: number;
  /** All others, as text: the path and both statuses. */
  readonly different: readonly string[];
}

/** A server, with the access token of the member there. */
interface SignedIn {
  readonly url: string;
  readonly token: string;
}

/** Sends each request to both servers at the same time, because an order may depend on the time. */
export async function compareAnswers(
  [one, other]: readonly [SignedIn, SignedIn],
  reads: readonly Read[],
): Promise<Compared> {
  const different: string[] = [];
  for (const { path, as } of reads) {
    const [first, second] = await Promise.all(
      [one, other].map(async ({ url, token }) => {
        const headers = as === 'member' ? bearer(token) : undefined;
        const response = await fetch(`${url}/api${path}`, { headers });
        return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
      }),
    );
    if (first?.status === 200 && second?.status === 200 && first.bytes.equals(second.bytes)) continue;
    different.push(`${path} as ${as}: ${first?.status} and ${second?.status}`);
  }
  return { same: reads.length - different.length, different };
}
