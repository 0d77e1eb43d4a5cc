import { analyse } from './analyse.ts';
import { heldOutSeeds } from './data/seeds.ts';
import { tableOf } from './eval/figure.ts';
import { percentile } from './eval/measures.ts';
import { warm } from './warm.ts';

const lengths = [50, 280, 1_000, 10_000];
const rounds = 3;

warm();
const texts = heldOutSeeds().map(({ text }) => text);
const rows = lengths.map((length) => {
  const long = texts.map((text) => `${text} `.repeat(Math.ceil(length / (text.length + 1))).slice(0, length));
  const some = length > 1_000 ? long.filter((_, place) => place % 10 === 0) : long;
  const times = Array.from({ length: rounds }, () => some)
    .flat()
    .map((text) => {
      const before = performance.now();
      analyse(text);
      return performance.now() - before;
    });
  const cells = [0.5, 0.99].map((part) => percentile(times, part).toFixed(2));
  return [String(length), ...cells, String(times.length)];
});
process.stdout.write(`${tableOf([['characters', 'p50 ms', 'p99 ms', 'texts'], ...rows])}\n`);
