/**
 * The limit server shows how fast a server on node:http and pg can be. It runs the captured statements of the API, and
 * caches sessions for five seconds like the API. It verifies tokens and writes the same bytes as the API, without a
 * library. It validates almost nothing and handles no errors. It is a reference for measurements, not a server to copy.
 * Environment: PORT, DATABASE_URL, JWT_SECRET, PLAN (a JSON file with a LimitPlan), HEADERS (a JSON object).
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { limits } from '@halved/shared/limits';
import { type CommentRow, type ThreadRow, threadJson, writtenCommentJson } from './limit/comment-json.ts';
import { cursorOf } from './limit/cursor.ts';
import { type Marks, openLimitDatabase } from './limit/database.ts';
import type { LimitPlan } from './limit/plan.ts';
import { listedPostJson, type PostRow, postJson, writtenPostJson } from './limit/post-json.ts';
import { signInByHand } from './limit/sign-in.ts';
import { tokenChecker } from './limit/token.ts';

const { PORT, DATABASE_URL = '', JWT_SECRET = '', PLAN = '', HEADERS = '{}' } = process.env;
const plan: LimitPlan = JSON.parse(readFileSync(PLAN, 'utf8'));
const headers: Record<string, string> = JSON.parse(HEADERS);
const query = openLimitDatabase(DATABASE_URL);
const check = tokenChecker(JWT_SECRET);

const sessionMs = 5_000;
const totalMs = 30_000;
const { size: pageSize, totalCap } = limits.page;

const sessions = new Map<string, { until: number; found: boolean }>();
/** Until when the feed of a member counts as full. */
const fullFeeds = new Map<string, number>();

/** The id of the token's member. The cached session is at most five seconds old. */
async function viewerOf(request: IncomingMessage): Promise<string | undefined> {
  const claims = check(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (!claims) return undefined;
  const { sessionId, userId } = claims;
  let session = sessions.get(sessionId);
  if (!session || session.until < Date.now()) {
    const rows = await query(plan.session, { '@session': sessionId });
    session = { until: Date.now() + sessionMs, found: rows.length > 0 };
    sessions.set(sessionId, session);
  }
  return session.found ? userId : undefined;
}

/** The capped count of the feed. It is remembered for thirty seconds if it reached the cap, as in the API. */
async function totalOf(viewer: string): Promise<number> {
  if ((fullFeeds.get(viewer) ?? 0) > Date.now()) return totalCap;
  const [row] = await query<{ total: number }>(plan.feedTotal, { '@viewer': viewer });
  const total = row?.total ?? 0;
  if (total === totalCap) fullFeeds.set(viewer, Date.now() + totalMs);
  return total;
}

async function feed(viewer: string): Promise<string> {
  const [rows, total] = await Promise.all([
    query<PostRow>(plan.feed, { '@viewer': viewer }),
    totalOf(viewer),
  ]);
  const listed = rows.slice(0, pageSize);
  const last = listed.at(-1);
  const hasMore = rows.length > pageSize;
  const cursor = hasMore && last ? `"${cursorOf('n', Date.parse(last.publishedAt ?? ''), last.id)}"` : 'null';
  const posts = listed.map(listedPostJson).join(',');
  return `{"data":{"posts":[${posts}],"total":${total},"hasMore":${hasMore},"nextCursor":${cursor}}}`;
}

async function onePost(
  statements: LimitPlan['read'],
  marks: Marks,
  json: (row: PostRow) => string,
): Promise<string> {
  const [row] = await query<PostRow>(statements, marks);
  return row ? `{"data":${json(row)}}` : '';
}

async function share(viewer: string, request: IncomingMessage): Promise<string> {
  const body: { shortContent: string; worryPrompt: string } = JSON.parse(await text(request));
  const marks = {
    '@viewer': viewer,
    '@text': body.shortContent.normalize('NFC').trim(),
    '@prompt': body.worryPrompt.normalize('NFC').trim(),
  } as const;
  return onePost(plan.share, marks, writtenPostJson);
}

async function like(statements: LimitPlan['like'], marks: Marks): Promise<string> {
  const [row] = await query<{ likesCount: number; isLiked?: boolean }>(statements, marks);
  return `{"data":{"likesCount":${row?.likesCount ?? 0},"isLiked":${statements === plan.like}}}`;
}

async function comment(viewer: string, postId: string, request: IncomingMessage): Promise<string> {
  const body: { content: string; parentCommentId?: string } = JSON.parse(await text(request));
  const { parentCommentId: parent } = body;
  const marks = { '@viewer': viewer, '@post': postId, '@words': body.content.normalize('NFC').trim() };
  const [row] = parent
    ? await query<CommentRow>(plan.reply, { ...marks, '@parent': parent })
    : await query<CommentRow>(plan.comment, marks);
  return row ? `{"data":${writtenCommentJson(row)}}` : '';
}

/** Serves `/api/comments/post/{postId}` for writing and `/api/comments/post/{postId}/threaded` for reading. */
async function comments(viewer: string, request: IncomingMessage): Promise<[status: number, body: string]> {
  const postId = request.url?.split('/')[4] ?? '';
  if (request.method === 'POST') return [201, await comment(viewer, postId, request)];
  const rows = await query<ThreadRow>(plan.thread, { '@viewer': viewer, '@post': postId });
  return [200, threadJson(rows)];
}

async function handle(request: IncomingMessage): Promise<[status: number, body: string]> {
  const { method, url = '' } = request;
  if (url === '/api/auth/login') {
    return [200, await signInByHand(query, plan.signIn, JWT_SECRET, JSON.parse(await text(request)))];
  }
  const viewer = await viewerOf(request);
  if (viewer === undefined) return url === '/api/wake' ? [200, '{}'] : [401, ''];
  const marks = { '@viewer': viewer, '@post': url.slice(-36) };
  if (url.startsWith('/api/likes/')) {
    return [200, await like(method === 'DELETE' ? plan.unlike : plan.like, marks)];
  }
  if (url.startsWith('/api/comments/')) return comments(viewer, request);
  if (method === 'POST') return [201, await share(viewer, request)];
  if (url === '/api/posts') return [200, await feed(viewer)];
  return [200, await onePost(plan.read, marks, postJson)];
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const [status, body] = await handle(request);
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...headers, 'content-length': length }).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

createServer((request, response) => void respond(request, response)).listen(Number(PORT), '127.0.0.1');
