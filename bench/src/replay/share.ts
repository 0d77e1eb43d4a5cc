import { randomUUID } from 'node:crypto';
import { Post, PostPage, WrittenPost } from '@halved/shared/contract/posts';
import { difference, isChanged } from './compare.ts';
import type { Member } from './members.ts';
import type { Findings } from './report.ts';
import type { WorryRow } from './rows.ts';

/** A worry that the API has acknowledged. */
interface Shared {
  readonly row: WorryRow;
  readonly id: string;
}

const promptFor = ({ label }: WorryRow) => `A worry about ${label ?? 'something'}`.slice(0, 120);

/** Shares the rows one after the other as one member, and returns the acknowledged worries. */
export async function shareAll(
  member: Member,
  rows: readonly WorryRow[],
  findings: Findings,
  onStep: () => void,
): Promise<Shared[]> {
  const shared: Shared[] = [];
  for (const row of rows) {
    const body = { shortContent: row.text, worryPrompt: promptFor(row), privacyLevel: 'public' };
    const response = await member.call({
      method: 'POST',
      path: '/posts',
      body,
      idempotencyKey: randomUUID(),
    });
    const post = WrittenPost.safeParse(response.data);
    if (response.status === 201 && post.success) shared.push({ row, id: post.data.id });
    else if (response.status === 201) findings.lost.push({ line: row.line, why: 'its answer is no Post' });
    else if (response.status < 500)
      findings.refused.push({ line: row.line, why: `${response.status} ${response.code}` });
    else
      findings.lost.push({ line: row.line, why: `never acknowledged: ${response.status} ${response.code}` });
    onStep();
  }
  return shared;
}

/** Reads each worry back by its id and compares its text. */
export async function readBack(
  member: Member,
  shared: readonly Shared[],
  findings: Findings,
  onStep: () => void,
): Promise<void> {
  for (const { row, id } of shared) {
    const response = await member.call({ method: 'GET', path: `/posts/${id}` });
    const post = Post.safeParse(response.data);
    if (!post.success)
      findings.lost.push({ line: row.line, why: `reads ${response.status} ${response.code}` });
    else if (isChanged(row.text, post.data.shortContent)) {
      findings.changed.push({ line: row.line, why: difference(row.text, post.data.shortContent) });
    }
    onStep();
  }
}

/**
 * Reads the member's own list by its cursor and checks that it contains every acknowledged worry once, and nothing
 * else.
 */
export async function checkList(
  member: Member,
  shared: readonly Shared[],
  findings: Findings,
): Promise<void> {
  const missing = new Map(shared.map(({ id, row }) => [id, row.line]));
  let cursor: string | null = '';
  while (cursor !== null) {
    const from = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await member.call({ method: 'GET', path: `/posts/user/${member.id}?limit=100${from}` });
    const page = PostPage.safeParse(response.data);
    if (!page.success)
      throw new Error(`A member's list could not be read: ${response.status} ${response.code}`);
    for (const { id } of page.data.posts) if (!missing.delete(id)) findings.extra.push(id);
    cursor = page.data.nextCursor;
  }
  for (const line of missing.values()) findings.lost.push({ line, why: "is not in its author's list" });
}
