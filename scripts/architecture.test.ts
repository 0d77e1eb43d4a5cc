import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const filesIn = (path: string) => readdirSync(new URL(`../${path}`, import.meta.url)).toSorted();

it('docs/architecture.md says what each module of the server is', () => {
  const [, table = ''] = read('docs/architecture.md').split('What each module is:\n\n');
  const rows = table.split('\n\n')[0]?.matchAll(/^\| `([\w-]+)` +\| \S/gm) ?? [];
  expect([...rows].map(([, name]) => name)).toEqual(filesIn('apps/api/src/modules'));
});

it('docs/architecture.md says what each folder of the client’s library is', () => {
  const [, table = ''] = read('docs/architecture.md').split('The folders of `src/lib`:\n\n');
  const rows = table.split('\n\n')[0]?.matchAll(/^\| `([\w-]+)` +\| \S/gm) ?? [];
  expect([...rows].map(([, name]) => name)).toEqual(filesIn('apps/web/src/lib'));
});

it('docs/decisions/README.md lists every decision with its title', () => {
  const folder = 'docs/decisions';
  const rows = filesIn(folder)
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(read(`${folder}/${file}`)) ?? [];
      return `- [${number}](${file}) ${title}`;
    });
  expect(read(`${folder}/README.md`).match(/^- \[.+$/gm)).toEqual(rows);
});
