import { describe, expect, it } from 'vitest';
import { flameGraph } from './flame-graph.ts';
import { framesOf, type Naming, type Profile, timeBySource } from './frames.ts';

const call = (functionName: string) => ({ functionName, url: '', lineNumber: 0, columnNumber: 0 });

/** `serve` calls `read` at two places, and waits. Times are microseconds. */
const profile: Profile = {
  nodes: [
    { id: 1, callFrame: call('(root)'), children: [2, 5] },
    { id: 2, callFrame: call('serve'), children: [3, 4] },
    { id: 3, callFrame: call('read') },
    { id: 4, callFrame: call('read') },
    { id: 5, callFrame: call('(idle)') },
  ],
  samples: [2, 3, 4, 5],
  timeDeltas: [100, 200, 100, 5_000],
};

const naming: Naming = ({ functionName }) => ({
  name: functionName,
  from: functionName === 'read' ? 'pg' : 'apps/api/src/a<b>.ts',
  origin: functionName === 'read' ? 'library' : 'halved',
});

describe('the frames of a profile', () => {
  const all = framesOf(profile, naming);

  it('contain the time of what they called, but not the idle time', () => {
    expect(all.total).toBe(400);
    const [serve] = [...all.called.values()];
    expect(serve).toMatchObject({ name: 'serve', own: 100, total: 400 });
  });

  it('are one frame for all calls of a function by the same caller', () => {
    const [serve] = [...all.called.values()];
    expect([...(serve?.called.values() ?? [])]).toMatchObject([{ name: 'read', own: 300, total: 300 }]);
  });

  it('give the time of each source, the dearest first', () => {
    expect(timeBySource(all).filter(({ own }) => own > 0)).toEqual([
      { from: 'pg', origin: 'library', own: 300 },
      { from: 'apps/api/src/a<b>.ts', origin: 'halved', own: 100 },
    ]);
  });
});

describe('a flame graph', () => {
  const svg = flameGraph('A page & more', framesOf(profile, naming));

  it('names each function with its source and its share', () => {
    expect(svg).toContain('<title>read, pg, 75.0 %</title>');
    expect(svg).toContain('serve, apps/api/src/a&#60;b&#62;.ts, 100.0 %');
    expect(svg).toContain('A page &#38; more');
  });

  it('draws a function as wide as its time, above its caller', () => {
    const [all, serve, read] = [...svg.matchAll(/<\/title><rect x="(\S+)" y="(\d+)" width="(\S+)"/g)].map(
      ([, x, y, width]) => [x, y, width].map(Number),
    );
    expect([all?.[2], serve?.[2], read?.[2]]).toEqual([1200, 1200, 900]);
    expect(all?.[1]).toBeGreaterThan(serve?.[1] ?? 0);
    expect(serve?.[1]).toBeGreaterThan(read?.[1] ?? 0);
  });

  it('leaves out functions that are too narrow to be seen', () => {
    const narrow = { ...profile, timeDeltas: [100_000, 1, 0, 0] };
    expect(flameGraph('', framesOf(narrow, naming))).not.toContain('read');
  });
});
