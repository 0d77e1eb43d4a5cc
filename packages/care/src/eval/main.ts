import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { typedPath } from '../env.ts';
import { writeCard } from './card.ts';
import { costFigures } from './cost.ts';
import { dangerMisses } from './danger.ts';
import { doorMisses } from './doors.ts';
import { evaluate } from './evaluate.ts';
import { figuresTable, languagesTable, verdictOf } from './figure.ts';
import { trialsOf } from './material.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    json: { type: 'boolean', default: false },
    card: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const sample = fileURLToPath(new URL('../../sample', import.meta.url));
const trials = trialsOf(values.data ? typedPath(values.data) : sample, values.split);
const figures = [...evaluate(trials), ...costFigures(trials)];
const tables = [
  figuresTable(figures.filter(({ language }) => language === undefined)),
  languagesTable(figures.filter(({ language }) => language !== undefined)),
];
const say = (line: string) => process.stdout.write(`${line}\n`);

if (values.json) {
  say(
    JSON.stringify(
      figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
      null,
      2,
    ),
  );
} else {
  say(tables.join('\n\nBy language\n'));
}
if (values.misses) {
  say(`\nDanger: misses and false alarms\n${dangerMisses().join('\n')}`);
  say(`\nDoors: those that stay closed and wrong ones\n${doorMisses().join('\n')}`);
}
if (values.card) writeCard(tables);
