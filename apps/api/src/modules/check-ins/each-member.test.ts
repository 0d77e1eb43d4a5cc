import { describe, expect, it, vi } from 'vitest';
import { membersAtOnce, tellEach } from './each-member.ts';

const members = Array.from({ length: 2 * membersAtOnce + 1 }, (_, index) => ({
  id: String(index).padStart(4, '0'),
}));
const membersAfter = vi.fn(async (after: string) =>
  members.filter(({ id }) => after.length > 4 || id > after).slice(0, membersAtOnce),
);
const whoseTimeHasCome = <Member>(page: readonly Member[]) => page;

describe('telling each member', () => {
  it('reaches every member once, page by page', async () => {
    const told: string[] = [];
    const tell = async ({ id }: { id: string }) => told.push(id) % 2 === 0;
    expect(await tellEach({ membersAfter, whoseTimeHasCome, tell })).toBe(membersAtOnce);
    expect(told).toEqual(members.map(({ id }) => id));
    expect(membersAfter).toHaveBeenCalledTimes(3);
  });

  it('goes on after a failure about one member, and reports it at the end', async () => {
    const tell = vi.fn(async ({ id }: { id: string }) => {
      if (id === '0003') throw new RangeError('about one member');
      return true;
    });
    await expect(tellEach({ membersAfter, whoseTimeHasCome, tell })).rejects.toThrow('about one member');
    expect(tell).toHaveBeenCalledTimes(members.length);
  });

  it('ends at once while the database is away', async () => {
    const tell = vi.fn(async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    });
    await expect(tellEach({ membersAfter, whoseTimeHasCome, tell })).rejects.toThrow('refused');
    expect(tell).toHaveBeenCalledOnce();
  });

  it('ends early when the process is asked to stop', async () => {
    const controller = new AbortController();
    const tell = async ({ id }: { id: string }) => {
      if (id === '0002') controller.abort();
      return true;
    };
    const { signal } = controller;
    expect(await tellEach({ membersAfter, whoseTimeHasCome, tell, signal })).toBe(3);
  });
});
