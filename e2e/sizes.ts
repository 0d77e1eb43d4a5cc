/**
 * `npm run sizes -w @halved/e2e` reads the build and writes docs/bundle-sizes.md anew: the entry, the styles, each
 * screen, the texts of each language, and what loads later. Exits with 1 if a part is above its budget.
 */
import { tableOf } from '../scripts/lib/document-part.ts';
import { openBuild, type Part } from './support/build-sizes.ts';
import { writeParts } from './support/document-part.ts';
import { assertBuilt } from './support/instance.ts';

/** How many of the scripts that load later are listed. */
const listedLater = 15;

const digits = new Intl.NumberFormat('en');
const figures = ({ name, gzip, brotli, budget }: Part): string[] => [
  name,
  digits.format(gzip),
  digits.format(brotli),
  ...(budget ? [digits.format(budget), `${Math.floor((100 * gzip) / budget)} %`] : []),
];
const inCode = (part: Part): Part => ({ ...part, name: `\`${part.name}\`` });
const budgeted = ['part', 'gzip', 'brotli', 'budget', 'used'];

assertBuilt();
const build = openBuild();
const [entry, styles, screens] = [build.entry(), build.styles(), build.screens()];
await writeParts('bundle-sizes.md', {
  first: tableOf(budgeted, [entry, styles, build.page()].map(figures)),
  screens: tableOf(['screen', ...budgeted.slice(1)], screens.map(inCode).map(figures)),
  texts: tableOf(['language', 'gzip', 'brotli'], build.texts().map(inCode).map(figures)),
  later: tableOf(['script', 'gzip', 'brotli'], build.later().slice(0, listedLater).map(inCode).map(figures)),
});
for (const { name, gzip, budget = Number.POSITIVE_INFINITY } of [entry, styles, ...screens]) {
  console.log(`${name}: ${digits.format(gzip)} of ${digits.format(budget)} bytes`);
  if (gzip > budget) process.exitCode = 1;
}
