/**
 * Prints worries of the demo, drawn at random, each with the similar ones that are shown under it, so that a person can
 * judge them:
 *
 *     npm run similar:demo -w @halved/api                     40 worries and what is shown under each
 *     … --draw 2 --count 100                                  another draw, and more of them
 *     … --pairs                                               the same as pairs in random order, without their likeness
 *
 * The columns are separated by tabs. A worry under which nothing is shown has a line of its own, but is in no pair.
 */
import { parseArgs } from 'node:util';
import { warm } from '@halved/care';
import { seeded } from '@halved/care/random';
import { fillWithDemo, publicWorries, type Shown, shownUnder } from './similar/demo.ts';
import { openThrowaway } from './similar/throwaway-database.ts';

const { values } = parseArgs({
  options: {
    draw: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    pairs: { type: 'boolean', default: false },
  },
});
const random = seeded(Number(values.draw));
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const say = (...columns: readonly (string | number)[]) => process.stdout.write(`${columns.join('\t')}\n`);

/** The place of the worry in the draw, the place of the similar one under it, and their texts. */
const pairsOf = ({ text, similar }: Shown, place: number) =>
  similar.map((other, rank) => [`${place + 1}.${rank + 1}`, onOneLine(text), onOneLine(other.text)]);

function sayWorry({ id, text, similar }: Shown, place: number): void {
  say(place + 1, id, onOneLine(text));
  for (const [rank, other] of similar.entries())
    say(`${place + 1}.${rank + 1}`, other.similarity.toFixed(2), onOneLine(other.text));
}

warm();
const database = await openThrowaway();
try {
  await fillWithDemo(database);
  const worries = await publicWorries(database);
  random.shuffle(worries);
  const drawn: Shown[] = [];
  for (const worry of worries.slice(0, Number(values.count)))
    drawn.push({ ...worry, similar: await shownUnder(database, worry.id) });
  const pairs = drawn.flatMap(pairsOf);
  random.shuffle(pairs);
  if (values.pairs) for (const pair of pairs) say(...pair);
  else for (const [place, worry] of drawn.entries()) sayWorry(worry, place);
} finally {
  await database.stop();
}
