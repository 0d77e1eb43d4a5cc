import { setTimeout as sleep } from 'node:timers/promises';
import { Post } from '@halved/shared/contract/posts';
import type { Statement } from './lib/wire-protocol.ts';
import type { WireTap } from './lib/wire-tap.ts';
import { type LimitPlan, type Mark, markValues } from './limit/plan.ts';
import type { BenchMember } from './member.ts';

/** What the API sends to PostgreSQL in each call, and what it answers. */
export interface Capture {
  readonly plan: LimitPlan;
  /** The feed's statements as they were sent, values and all. */
  readonly feed: readonly Statement[];
  readonly feedBody: string;
  readonly headers: Record<string, string>;
}

const text = 'Nobody told me how quiet the evenings get.';
const prompt = 'What is on your mind tonight?';
const settleMs = 150;
// What differs from answer to answer, or what node:http writes by itself.
const ownHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const claimsOf = (token: string): { sid: string; sub: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Makes each call once through a relay that listens, as the member of a token who has just signed in. */
export async function captureCalls(
  url: string,
  tap: WireTap,
  token: string,
  member: BenchMember,
  postId: string,
): Promise<Capture> {
  const { sid, sub } = claimsOf(token);
  const { email, password } = member;
  const known = new Map<string, Mark>([
    [sub, '@viewer'],
    [sid, '@session'],
    [postId, '@post'],
    [text, '@text'],
    [prompt, '@prompt'],
    [email, '@email'],
  ]);
  const authorization = `Bearer ${token}`;

  const call = async (method: string, path: string, body?: object) => {
    // Whatever runs by itself (a sweep, the end of a start) comes before or after, not within.
    await sleep(settleMs);
    tap.take();
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return { answer, headers: response.headers, statements: tap.take() };
  };
  const marked = async (method: string, path: string, body?: object) =>
    markValues((await call(method, path, body)).statements, known);

  const first = markValues((await call('GET', '/posts')).statements, known);
  const feed = await call('GET', '/posts');
  const feedPlan = markValues(feed.statements, known);
  const session = first.filter(({ values }) => values.includes('@session'));
  const repeated = new Set(feedPlan.map(({ text }) => text));
  const shared = await call('POST', '/posts', {
    shortContent: text,
    worryPrompt: prompt,
    privacyLevel: 'public',
  });
  const sharedId = Post.parse(JSON.parse(shared.answer).data).id;
  const plan: LimitPlan = {
    session,
    feed: feedPlan,
    feedTotal: first.filter((statement) => !session.includes(statement) && !repeated.has(statement.text)),
    read: await marked('GET', `/posts/${postId}`),
    share: markValues(shared.statements, known),
    like: await marked('POST', `/likes/${postId}`),
    unlike: await marked('DELETE', `/likes/${postId}`),
    signIn: await marked('POST', '/auth/login', { email, password }),
  };
  await call('DELETE', `/posts/${sharedId}`);
  const headers = Object.fromEntries([...feed.headers].filter(([name]) => !ownHeaders.has(name)));
  return { plan, feed: feed.statements, feedBody: feed.answer, headers };
}
