import { expect, test } from 'vitest';
import { nodeFault } from './node-version.ts';

test.each(['20.20.2', '22.11.0', '23.9.0'])('Node %s does not run the server', (version) => {
  expect(nodeFault(version)).toBe(
    `Node ${version} is too old: Halved needs 24, which npm install puts into node_modules/.bin/node.`,
  );
});

test.each(['24.0.0', '24.21.0', '26.1.0', process.versions.node])('Node %s runs the server', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});
