import { readFileSync } from 'node:fs';
import { operations } from '@halved/shared/contract';
import { type Operation, writes } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerName, callers, isCallerName } from '../testing/callers.ts';
import { exampleOf, type World } from '../testing/examples.ts';
import { hoursFromNow, type Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { aWorld, partsReadBy } from '../testing/world.ts';

const document = readFileSync(new URL('../../../../docs/access.md', import.meta.url), 'utf8');

const kinds = {
  public: {},
  friends: { privacyLevel: 'friends' },
  private: { privacyLevel: 'private' },
  held: { moderationStatus: 'pending' },
  waiting: { publishedAt: null, scheduledFor: hoursFromNow(1) },
} as const;

type Kind = keyof typeof kinds;
const isKind = (text: string): text is Kind => text in kinds;

interface Line {
  title: string;
  route: string;
  kind: Kind;
  statuses: Record<string, number>;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The lines of the document's tables, each with the statuses by caller. */
function readLines(): Line[] {
  let columns: string[] = [];
  const lines: Line[] = [];
  for (const text of document.split('\n').filter((line) => line.startsWith('|'))) {
    const [title = '', ...cells] = cellsOf(text);
    if (title === 'call') columns = cells;
    const [, route = '', kind = 'public'] = /^`(.+?)`(?: · (\w+))?$/.exec(title) ?? [];
    if (!route) continue;
    if (!isKind(kind)) throw new Error(`docs/access.md: there is no kind of worry “${kind}”`);
    const statuses = Object.fromEntries(columns.map((column, at) => [column, Number(cells[at])]));
    lines.push({ title, route, kind, statuses });
  }
  return lines;
}

const lines = readLines();
const operationAt = (route: string) => operations.find(({ operation }) => operation.route === route);
const inputOf = (name: string, world: World) => exampleOf.get(name)?.(world) ?? {};

let api: Api;
beforeAll(async () => {
  api = await startApi();
  // There is a second admin, so that no call is refused because the caller is the last admin.
  await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

interface Scene {
  world: World;
  as: Member | undefined;
}

async function aScene(
  kind: Kind,
  caller: CallerName,
  isNeeded?: (part: keyof World) => boolean,
): Promise<Scene> {
  const world = await aWorld(api, kinds[kind], isNeeded);
  return { world, as: await callers[caller](api, world.owner) };
}

const sharedScenes = new Map<string, Promise<Scene>>();

/** The caller and the subject of a call. They are made anew for each call that may change them. */
function sceneFor(name: string, operation: Operation, kind: Kind, caller: CallerName): Promise<Scene> {
  if (writes(operation)) {
    const parts = partsReadBy(name);
    return aScene(kind, caller, (part) => parts.has(part));
  }
  const key = `${kind} ${caller}`;
  const scene = sharedScenes.get(key) ?? aScene(kind, caller);
  sharedScenes.set(key, scene);
  return scene;
}

async function statusFor(
  name: string,
  operation: Operation,
  kind: Kind,
  caller: CallerName,
): Promise<number> {
  const { world, as } = await sceneFor(name, operation, kind, caller);
  const response = await api.send(operation, { as, input: inputOf(name, world) });
  return response.statusCode;
}

describe('docs/access.md', () => {
  it('has a line for every operation of the contract, and no other lines', () => {
    const routes = lines.map(({ route }) => route);
    expect([...new Set(routes)].sort()).toEqual(operations.map(({ operation }) => operation.route).sort());
    expect(new Set(lines.map(({ title }) => title)).size).toBe(lines.length);
  });

  it('has a line for every kind of post if an operation is about a post', () => {
    for (const { name, operation } of operations) {
      const parts = partsReadBy(name);
      const isAboutPost = parts.has('post') || parts.has('comment') || parts.has('resolved');
      const kindsOfLines = lines.filter(({ route }) => route === operation.route).map(({ kind }) => kind);
      expect(kindsOfLines, operation.route).toEqual(isAboutPost ? Object.keys(kinds) : ['public']);
    }
  });

  it('has a column for every caller, and a status in every cell', () => {
    for (const { title, statuses } of lines) {
      expect(Object.keys(statuses), title).toEqual(Object.keys(callers));
      for (const status of Object.values(statuses)) expect(status, title).toBeGreaterThanOrEqual(200);
    }
  });

  it.each(lines)('is right about $title', async ({ route, kind, statuses }) => {
    const entry = operationAt(route);
    if (!entry) throw new Error(`The contract has no ${route}`);
    const actual: Record<string, number> = {};
    // The calls are made one after the other. All tests share ten connections, and a call that waits 2.5 s for one is
    // refused.
    for (const caller of Object.keys(statuses).filter(isCallerName))
      actual[caller] = await statusFor(entry.name, entry.operation, kind, caller);
    expect(actual).toEqual(statuses);
  });
});
