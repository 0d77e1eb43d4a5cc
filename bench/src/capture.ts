import { setTimeout as sleep } from 'node:timers/promises';
import { WrittenComment } from '@halved/shared/contract/comments';
import { WrittenPost } from '@halved/shared/contract/posts';
import type { Statement } from './lib/wire-protocol.ts';
import type { WireTap } from './lib/wire-tap.ts';
import { isFeedTotal, type LimitPlan, type Mark, markValues } from './limit/plan.ts';
import type { BenchMember } from './member.ts';
import { bearer } from './member.ts';

/** The statements that the API sends to PostgreSQL in each call, and the headers of its responses. */
export interface Capture {
  readonly plan: LimitPlan;
  /** The statements of each page, with their values. */
  readonly reads: Readonly<Record<string, readonly Statement[]>>;
  readonly headers: Record<string, string>;
}

const text = 'Nobody told me how quiet the evenings get.';
const prompt = 'What is on your mind tonight?';
const words = 'I am reading along.';
const settleMs = 150;
/**
 * A server that has sent no statement for so long has finished its start. A shorter time is not enough, because the
 * queue of the jobs is opened half a second after the server has begun to serve.
 */
const quietMs = 1_500;
// Headers that are not captured, because they differ between responses or node:http writes them itself.
const ownHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const claimsOf = (token: string): { sid: string; sub: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function waitForStart(tap: WireTap): Promise<void> {
  do {
    tap.take();
    await sleep(quietMs);
  } while (tap.take().length > 0);
}

/**
 * Makes each call once as the given member, while a relay records the statements. `pages` are the paths of further
 * pages to read.
 */
export async function captureCalls(
  url: string,
  tap: WireTap,
  token: string,
  member: BenchMember,
  { postId, pages }: { postId: string; pages: Readonly<Record<string, string>> },
): Promise<Capture> {
  await waitForStart(tap);
  const { sid, sub } = claimsOf(token);
  const { email, password } = member;
  const known = new Map<string, Mark>([
    [sub, '@viewer'],
    [sid, '@session'],
    [postId, '@post'],
    [text, '@text'],
    [prompt, '@prompt'],
    [words, '@words'],
    [email, '@email'],
  ]);

  // Any later call may read the session again, because the API remembers it for five seconds.
  const sessionTexts = new Set<string>();
  const call = async (method: string, path: string, body?: object) => {
    // This waits until the work that follows the call before is finished, so that its statements are not captured.
    await sleep(settleMs);
    tap.take();
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const responseText = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${responseText}`);
    const statements = tap.take().filter((statement) => !sessionTexts.has(statement.text));
    return { answer: responseText, headers: response.headers, statements };
  };
  const marked = async (method: string, path: string, body?: object) =>
    markValues((await call(method, path, body)).statements, known);

  const first = markValues((await call('GET', '/posts')).statements, known);
  const session = first.filter(({ values }) => values.includes('@session'));
  for (const statement of session) sessionTexts.add(statement.text);
  const feed = await call('GET', '/posts');
  const shared = await call('POST', '/posts', {
    shortContent: text,
    worryPrompt: prompt,
    privacyLevel: 'public',
  });
  const sharedId = WrittenPost.parse(JSON.parse(shared.answer).data).id;
  const comments = `/comments/post/${postId}`;
  const comment = await call('POST', comments, { content: words });
  const commentId = WrittenComment.parse(JSON.parse(comment.answer).data).id;
  known.set(commentId, '@parent');
  const reply = await call('POST', comments, { content: words, parentCommentId: commentId });
  const replyId = WrittenComment.parse(JSON.parse(reply.answer).data).id;
  const plan: LimitPlan = {
    session,
    feed: markValues(feed.statements, known).filter((statement) => !isFeedTotal(statement)),
    feedTotal: first.filter(isFeedTotal),
    read: await marked('GET', `/posts/${postId}`),
    share: markValues(shared.statements, known),
    thread: await marked('GET', `${comments}/threaded`),
    comment: markValues(comment.statements, known),
    reply: markValues(reply.statements, known),
    like: await marked('POST', `/likes/${postId}`),
    unlike: await marked('DELETE', `/likes/${postId}`),
    signIn: await marked('POST', '/auth/login', { email, password }),
  };
  await call('DELETE', `/comments/${replyId}`);
  await call('DELETE', `/comments/${commentId}`);
  await call('DELETE', `/posts/${sharedId}`);
  const reads: Record<string, readonly Statement[]> = {};
  for (const [name, path] of Object.entries(pages)) {
    // The second call of each kind is captured, because a total that has reached its cap is then cached, as in most
    // calls.
    await call('GET', path);
    reads[name] = (await call('GET', path)).statements;
  }
  const headers = Object.fromEntries([...feed.headers].filter(([name]) => !ownHeaders.has(name)));
  return { plan, reads, headers };
}
