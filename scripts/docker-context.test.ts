import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\/$/, ''));

// Release tarballs, reports and secrets would make the image slow to build, or be in it.
it('what git ignores is not sent to the builder of the image', () => {
  const ignored = linesOf('.gitignore').map((line) => (line.includes('/') ? line : `**/${line}`));
  expect(linesOf('.dockerignore').toSorted()).toEqual(['.git', ...ignored, 'bench/results'].toSorted());
});
