/** The oldest version of Node that runs the server (docs/decisions/0003-node-through-npm.md). */
const oldest = 24;

/** What is wrong with a version of Node, and what to do about it; undefined if it runs the server. */
export const nodeFault = (version: string): string | undefined =>
  Number.parseInt(version, 10) >= oldest
    ? undefined
    : `Node ${version} is too old: Halved needs ${oldest}, which npm install puts into node_modules/.bin/node.`;
