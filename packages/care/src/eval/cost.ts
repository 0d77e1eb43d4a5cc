import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from '../analyse.ts';
import { modelsFolder } from '../model/stored.ts';
import type { Figure } from './figure.ts';
import type { Trials } from './material.ts';
import { percentile } from './measures.ts';

const megabyte = 1_000_000;

const modelSize = (): number =>
  readdirSync(modelsFolder)
    .filter((name) => name.endsWith('.bin'))
    .reduce((sum, name) => sum + statSync(new URL(name, modelsFolder)).size, 0);

interface Start {
  loadMs: number;
  warmMs: number;
  bytes: number;
}

/** Measures in a fresh process how long the first analysis takes, models included, and how much memory it adds. */
function start(): Start {
  const script = fileURLToPath(new URL('./start.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }));
}

const starts = 3;

function timeOf(text: string): number {
  const before = performance.now();
  analyse(text);
  return performance.now() - before;
}

export function costFigures({ topic, oblique, fresh }: Trials): Figure[] {
  const texts = [...topic, ...oblique, ...fresh].map(({ text }) => text);
  for (const text of texts.slice(0, 300)) analyse(text);
  const times = texts.map((text) => Math.min(...Array.from({ length: starts }, () => timeOf(text))));
  const tries = Array.from({ length: starts }, start);
  const best = (of: (start: Start) => number) => Math.min(...tries.map(of));
  const count = texts.length;
  return [
    {
      measure: 'disk',
      value: modelSize() / megabyte,
      target: 2.5,
      isCost: true,
      unit: 'MB',
      count: 1,
    },
    {
      measure: 'load',
      value: best(({ loadMs }) => loadMs),
      target: 100,
      beyond: 30,
      isCost: true,
      unit: 'ms',
      count: starts,
    },
    {
      measure: 'load of all twelve languages',
      value: best(({ warmMs }) => warmMs),
      unit: 'ms',
      count: starts,
    },
    {
      measure: 'memory',
      value: best(({ bytes }) => bytes) / megabyte,
      target: 35,
      isCost: true,
      unit: 'MB',
      count: starts,
    },
    { measure: 'a text, p50', value: percentile(times, 0.5), unit: 'ms', count },
    {
      measure: 'a text, p99',
      value: percentile(times, 0.99),
      target: 3,
      beyond: 1,
      isCost: true,
      unit: 'ms',
      count,
    },
  ];
}
