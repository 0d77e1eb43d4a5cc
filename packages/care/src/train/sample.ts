import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Row, readRows, type Split, type Task } from '../data/rows.ts';
import { typedPath } from '../env.ts';
import { hashOf } from '../features.ts';

interface Choice {
  task: Task;
  split: Split;
  /**
   * Only sources whose texts were written for publication under their licence: no tweets, no comments of other people.
   */
  sources: readonly string[];
  /** The number of texts for each label and language. */
  each: number;
}

const choices: readonly Choice[] = [
  { task: 'topic', split: 'train', sources: ['SAD', 'counsel-chat', 'songys/Chatbot_data'], each: 16 },
  { task: 'topic', split: 'dev', sources: ['SAD', 'counsel-chat', 'songys/Chatbot_data'], each: 12 },
  { task: 'sentiment', split: 'train', sources: ['NSMC raw'], each: 20 },
  { task: 'sentiment', split: 'dev', sources: ['NSMC raw'], each: 15 },
  { task: 'toxicity', split: 'train', sources: ['HateCheck', 'MHC'], each: 8 },
  { task: 'toxicity', split: 'dev', sources: ['HateCheck', 'MHC'], each: 5 },
  { task: 'langid', split: 'train', sources: ['lingua-py'], each: 15 },
  { task: 'langid', split: 'dev', sources: ['lingua-py'], each: 10 },
  {
    task: 'similar',
    split: 'dev',
    sources: ['songys/Chatbot_data same answer', 'counsel-chat title->question'],
    each: 25,
  },
];
const mostCharacters = 400;

/** Sorts by a hash, which is as good as a random order and reproducible. */
const byHash = (a: Row, b: Row) =>
  hashOf(a.text, 5) - hashOf(b.text, 5) || a.text.localeCompare(b.text, 'en');

function chosen(folder: string, { task, split, sources, each }: Choice): Row[] {
  const counts = new Map<string, number>();
  return readRows(folder, task, split)
    .filter(
      ({ source, text, match = '' }) =>
        sources.includes(source) && text.length + match.length <= mostCharacters,
    )
    .sort(byHash)
    .filter(({ label, lang }) => {
      const group = `${label} ${lang}`;
      counts.set(group, (counts.get(group) ?? 0) + 1);
      return (counts.get(group) ?? 0) <= each;
    });
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) throw new Error('--data names the folder of the corpora');
for (const choice of choices) {
  const folder = new URL(`../../sample/${choice.task}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const lines = chosen(typedPath(values.data), choice).map((row) => JSON.stringify(row));
  writeFileSync(fileURLToPath(new URL(`${choice.split}.jsonl`, folder)), `${lines.join('\n')}\n`);
}
