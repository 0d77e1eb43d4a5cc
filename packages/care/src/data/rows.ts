import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tasks = ['topic', 'sentiment', 'toxicity', 'langid', 'similar', 'crisis'] as const;
export type Task = (typeof tasks)[number];
export type Split = 'train' | 'dev';

/** A labelled text. The README explains each field for each task and source. */
export interface Row {
  text: string;
  label: string;
  lang: string;
  source: string;
  licence: string;
  second?: string;
  severity?: number;
  stressor?: number;
  score?: number;
  match?: string;
  kind?: string;
  orig?: string;
}

/** The rows of `<folder>/<task>/<split>.jsonl`; empty if there is no such file. */
export function readRows(folder: string, task: Task, split: string): Row[] {
  const path = join(folder, task, `${split}.jsonl`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => JSON.parse(line));
}
