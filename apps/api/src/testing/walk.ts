import { expect } from 'vitest';

/** The input of a paged call. */
export interface Paging {
  limit: number;
  cursor?: string;
  offset?: number;
}

interface Page<Item> {
  items: Item[];
  total: number;
  hasMore: boolean;
  nextCursor: string | null;
}

/**
 * Reads a list to its end by cursors. Then reads everything behind the first page by an offset, and checks that the
 * items are the same.
 */
export async function walk<Item>(
  read: (paging: Paging) => Promise<Page<Item>>,
  limit: number,
): Promise<Item[]> {
  const byCursor: Item[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page<Item> = await read({ limit, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    byCursor.push(...page.items);
    cursor = page.nextCursor;
    if (!cursor) expect(page.total).toBe(byCursor.length);
  } while (cursor);
  const offset = Math.min(limit, byCursor.length);
  const { items: rest } = await read({ limit: 100, offset });
  expect(rest).toEqual(byCursor.slice(offset));
  return byCursor;
}
