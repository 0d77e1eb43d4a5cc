import { describe, expect, it, vi } from 'vitest';
import { membersAtOnce, notifyEach } from './notify-each.ts';

const members = Array.from({ length: 2 * membersAtOnce + 1 }, (_, index) => ({
  id: String(index).padStart(4, '0'),
}));
// The first page is requested with the lowest UUID, which is longer than these ids.
const membersAfter = vi.fn(async (after: string) =>
  members.filter(({ id }) => after.length > 4 || id > after).slice(0, membersAtOnce),
);
const selectDue = <Member>(page: readonly Member[]) => page;

describe('notifying each member', () => {
  it('reaches every member once, page by page', async () => {
    const notified: string[] = [];
    const notify = async ({ id }: { id: string }) => notified.push(id) % 2 === 0;
    expect(await notifyEach({ membersAfter, selectDue, notify })).toBe(membersAtOnce);
    expect(notified).toEqual(members.map(({ id }) => id));
    expect(membersAfter).toHaveBeenCalledTimes(3);
  });

  it('goes on after a failure about one member, and reports it at the end', async () => {
    const notify = vi.fn(async ({ id }: { id: string }) => {
      if (id === '0003') throw new RangeError('about one member');
      return true;
    });
    await expect(notifyEach({ membersAfter, selectDue, notify })).rejects.toThrow('about one member');
    expect(notify).toHaveBeenCalledTimes(members.length);
  });

  it('ends at once while the database is away', async () => {
    const notify = vi.fn(async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    });
    await expect(notifyEach({ membersAfter, selectDue, notify })).rejects.toThrow('refused');
    expect(notify).toHaveBeenCalledOnce();
  });

  it('ends early when the process is asked to stop', async () => {
    const controller = new AbortController();
    const notify = async ({ id }: { id: string }) => {
      if (id === '0002') controller.abort();
      return true;
    };
    const { signal } = controller;
    expect(await notifyEach({ membersAfter, selectDue, notify, signal })).toBe(3);
  });
});
