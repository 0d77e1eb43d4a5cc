import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { largeAmount } from '../amounts.ts';
import { contactPatterns } from '../contacts.ts';
import { stepsOf } from './steps.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = ['packages/{care,shared}/src/**/*.ts', 'apps/{api,web}/src/**/*.{ts,tsx}'];
const isTest = /\.test\.tsx?$|\/testing\/|\/(?:eval|train)\//;
/** These files read only texts of the project or its operator: settings, the page’s template, texts, patterns. */
const ours = [
  'apps/api/src/env/ai-settings.ts',
  'apps/api/src/env.ts',
  'apps/api/src/env/env-values.ts',
  'apps/api/src/env/trace-settings.ts',
  'apps/api/src/plugins/pages.ts',
  'apps/web/src/features/comments/openers.tsx',
  'apps/web/src/i18n/pseudo.ts',
  'packages/care/src/crisis/needed.ts',
];
const mostSteps = 5_000;

const comment = /^\s*(?:\*|\/\/|\/\*).*$/gm;
const literal =
  /(?<=[=(,:?[!&|>]\s*|return\s+)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;

const files = globSync(sources, { cwd: root }).filter((file) => !isTest.test(file) && !ours.includes(file));
const literals = files.flatMap((file) =>
  readFileSync(`${root}${file}`, 'utf8')
    .replaceAll(comment, '')
    .matchAll(literal)
    .map(([, source = '', flags = '']) => ({ file, source, flags }))
    .toArray(),
);
const generated = [
  ...contactPatterns.map(({ source, flags }) => ({ file: 'contacts.ts', source, flags })),
  { file: 'amounts.ts', source: largeAmount.source, flags: largeAmount.flags },
];

it('every regular expression that may read people’s words takes time linear in them', {
  timeout: 60_000,
}, () => {
  expect(literals.length).toBeGreaterThan(80);
  const tooMany = [...literals, ...generated].filter(
    ({ source, flags }) => stepsOf(source, flags) > mostSteps,
  );
  expect(tooMany).toEqual([]);
});
