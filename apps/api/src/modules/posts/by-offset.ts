import type { PostPage } from '@halved/shared/contract/posts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';

/** Where in a list a page is to begin. */
export interface PageStart {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** The cursors that one reading of a list has come past, by the offset that they stand for. */
type Reading = Map<number, string>;

const keptPlaces = 20;
const readings = new LRUCache<string, Reading>({ max: 5_000, ttl: 2 * 60_000 });

function readingOf(key: string, offset: number): Reading {
  const found = offset > 0 ? readings.get(key) : undefined;
  const reading: Reading = found ?? new Map();
  readings.set(key, reading);
  return reading;
}

function keep(reading: Reading, offset: number, cursor: string | null): void {
  if (cursor === null) return;
  reading.delete(offset);
  reading.set(offset, cursor);
  const [oldest] = reading.keys();
  if (reading.size > keptPlaces && oldest !== undefined) reading.delete(oldest);
}

/**
 * Lets a member scroll by offset as cheaply as by cursor, past what others share meanwhile: a page that begins where
 * one before it ended goes on from there. Reading from the top begins anew, and an offset where nobody came past is
 * counted from the top. Visitors are not told apart, so theirs always are.
 */
export async function byOffset<Start extends PageStart>(
  { viewer }: Context,
  list: string,
  start: Start,
  read: (start: Start) => Promise<PostPage> | PostPage,
): Promise<PostPage> {
  const { limit, offset, cursor, ...filter } = start;
  if (!viewer || cursor !== undefined) return read(start);
  const reading = readingOf(JSON.stringify([viewer.id, list, filter]), offset);
  const page = await read({ ...start, cursor: reading.get(offset) });
  // One that ended early: whoever counts what came goes on there as well as whoever counts what they asked for.
  keep(reading, offset + limit, page.nextCursor);
  if (page.posts.length < limit) keep(reading, offset + page.posts.length, page.nextCursor);
  return page;
}
