/**
 * Measures how well similar worries are found, through the server's own search in a PostgreSQL of its own:
 *
 *     npm run eval:similar -w @halved/api -- --data DIR                the texts that were written for measuring alone
 *     npm run eval:similar -w @halved/api -- --data DIR --part train   those that may be read and tuned on
 *     … --many 100000                                                  also the best three held and the times among so many
 *     … --only counsel                                                 only the trials whose names contain this
 *     … --card                                                         writes the table into the model card
 */
import { parseArgs } from 'node:util';
import { warm } from '@halved/care';
import { typedPath } from '@halved/care/env';
import { writeCard } from '@halved/care/eval/card';
import { type Figure, figuresTable } from '@halved/care/eval/figure';
import { openCommunity } from './similar/community.ts';
import { bandFigures, examplesFigures, figuresOf } from './similar/figures.ts';
import { figuresOfMany } from './similar/many.ts';
import { similarTrials } from './similar/trials.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    part: { type: 'string', default: 'fresh' },
    many: { type: 'string' },
    only: { type: 'string', default: '' },
    card: { type: 'boolean', default: false },
  },
});
if (!values.data) throw new Error('--data names the folder of the corpora');
const folder = typedPath(values.data);
const part = values.part === 'train' ? 'train' : 'fresh';
const say = (line: string) => process.stdout.write(`${line}\n`);

warm();
const community = await openCommunity();
try {
  const figures: Figure[] = [];
  for (const trial of similarTrials(folder, part)) {
    if (trial.name.includes(values.only)) figures.push(...(await figuresOf(community, trial)));
  }
  figures.push(...(await examplesFigures(community)), ...bandFigures());
  if (values.many) figures.push(...(await figuresOfMany(community, Number(values.many))));
  const table = figuresTable(figures);
  say(table);
  if (values.card) writeCard([undefined, undefined, table]);
} finally {
  await community.stop();
}
