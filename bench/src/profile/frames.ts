import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A processor profile as V8 writes it. The deltas are microseconds. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Where a function comes from. */
export type Origin = 'halved' | 'library' | 'node';

/** A function in a profile with everything that it called. Times are in microseconds. */
export interface Frame {
  readonly name: string;
  /** The source file from the root of the repository, the package of a library, or a module of Node. */
  readonly from: string;
  readonly origin: Origin;
  /** The time in the function itself. */
  own: number;
  /** The time in the function and in all that it called. */
  total: number;
  readonly called: Map<string, Frame>;
}

/** Gives the name and the source of a function. */
export type Naming = (frame: CallFrame) => Pick<Frame, 'name' | 'from' | 'origin'>;

const root = resolve(import.meta.dirname, '..', '..', '..');
const packageOf = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const sourceOf = (path: string): Pick<Frame, 'from' | 'origin'> => {
  const [, library] = packageOf.exec(path) ?? [];
  return library ? { from: library, origin: 'library' } : { from: relative(root, path), origin: 'halved' };
};

/** Names the functions of the minified server by its source maps. */
export function namesFromMaps(): Naming {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const fallback = functionName || '(anonymous)';
    if (!url.startsWith('file:') && !url.startsWith('/')) {
      // Functions without a file are V8's own, such as JSON.parse and the collection of garbage.
      return {
        name: fallback,
        from: url.replace(/^node:internal\//, 'node:') || `V8 ${fallback}`,
        origin: 'node',
      };
    }
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry) || !entry.originalSource)
      return { name: fallback, ...sourceOf(file) };
    const source = resolve(dirname(file), entry.originalSource);
    const { from, origin } = sourceOf(source);
    // Node's types lack the name. A function without one is an arrow function.
    const name =
      'name' in entry && typeof entry.name === 'string'
        ? entry.name
        : `${from.split('/').at(-1)}:${entry.originalLine + 1}`;
    return { name, from, origin };
  };
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** V8's own frames for the time in which nothing ran. */
const idle = new Set(['(idle)', '(root)']);

/** Builds the tree of all calls of a profile, without the idle time. Calls of one function by the same caller are one frame. */
export function framesOf({ nodes, samples, timeDeltas }: Profile, naming: Naming): Frame {
  const parents = new Map<number, number>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const own = new Map<number, number>();
  samples.forEach((id, index) => void own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0)));

  const all: Frame = { name: 'all', from: '', origin: 'node', own: 0, total: 0, called: new Map() };
  const frames = new Map<number, Frame>();
  const frameOf = (id: number): Frame => {
    const known = frames.get(id);
    if (known) return known;
    const node = byId.get(id);
    const parent = parents.get(id);
    const frame = node && parent !== undefined ? childOf(frameOf(parent), naming(node.callFrame)) : all;
    frames.set(id, frame);
    return frame;
  };
  for (const [id, time] of own) {
    if (!idle.has(byId.get(id)?.callFrame.functionName ?? '')) frameOf(id).own += time;
  }
  sum(all);
  return all;
}

function childOf(parent: Frame, named: ReturnType<Naming>): Frame {
  const key = `${named.name} ${named.from}`;
  const frame = parent.called.get(key) ?? { ...named, own: 0, total: 0, called: new Map() };
  parent.called.set(key, frame);
  return frame;
}

function sum(frame: Frame): number {
  frame.total = frame.own;
  for (const child of frame.called.values()) frame.total += sum(child);
  return frame.total;
}

/** The own time of all functions by where they come from, the dearest first. */
export function timeBySource(all: Frame): { from: string; origin: Origin; own: number }[] {
  const bySource = new Map<string, { from: string; origin: Origin; own: number }>();
  const add = ({ from, origin, own, called }: Frame) => {
    const source = bySource.get(from) ?? { from, origin, own: 0 };
    source.own += own;
    bySource.set(from, source);
    for (const child of called.values()) add(child);
  };
  add(all);
  return [...bySource.values()].sort((a, b) => b.own - a.own);
}
