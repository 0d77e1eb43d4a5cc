import { median } from '../lib/statistics.ts';
import { bearer } from '../member.ts';

const runs = 25;
const pageSize = 20;
const depth = 10_000;

/** The time of page 1 of the feed, and the times of deep pages divided by it, as a client measures them. */
export interface OffsetFigures {
  readonly firstMs: number;
  readonly scrolled: number;
  readonly jumped: number;
}

/** Scrolls through a member's feed by offset, and then jumps to offsets that nobody has requested before. */
export async function measureOffsets(url: string, token: string): Promise<OffsetFigures> {
  const timed = async (offset: number) => {
    const began = performance.now();
    const response = await fetch(`${url}/api/posts?limit=${pageSize}&offset=${offset}`, {
      headers: bearer(token),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`offset ${offset}: ${response.status}`);
    return performance.now() - began;
  };
  const many = async (offsetOf: (run: number) => number) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await timed(offsetOf(run)));
    return median(times);
  };
  await many(() => 0);
  const firstMs = await many(() => 0);
  // No earlier page ended at one of these offsets, so the server has no cached position for them.
  const jumped = await many((run) => depth + 7 + run * 41);
  for (let offset = 0; offset < depth; offset += pageSize) await timed(offset);
  const scrolled = await many((run) => depth + run * pageSize);
  return { firstMs, scrolled: scrolled / firstMs, jumped: jumped / firstMs };
}
