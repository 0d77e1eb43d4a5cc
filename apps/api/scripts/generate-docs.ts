/**
 * Writes docs/openapi.json and docs/routes.md from the contract. With --check it writes nothing, and fails if one of
 * the files is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@halved/shared/contract';
import { limitOf } from '@halved/shared/limit-text';
import { openApi } from '@halved/shared/openapi';
import { youngAccounts } from '@halved/shared/rate-limits';
import { version } from '../src/version.ts';

const docs = join(import.meta.dirname, '..', '..', '..', 'docs');

function routes(): string {
  const lines = operations.map(
    ({ name, operation }) =>
      `| \`${operation.route.replace(' /', ' /api/')}\` | ${name} | ${operation.access} | ${limitOf(operation)} | ${operation.summary} |`,
  );
  return `# Routes

Generated from the contract by \`npm run generate\`. [access.md](access.md) says who may call what in which state.

A limit counts the calls of an account, or those of an address if the caller is a visitor. Some limits always count by
address. In its first ${youngAccounts.hours} hours an account also counts towards its address, at ${youngAccounts.times} times the limit.
RATE_LIMIT_SCALE multiplies all limits.

| call | name | who | limit | what |
|---|---|---|---|---|
${lines.join('\n')}
`;
}

const files = {
  'openapi.json': `${JSON.stringify(openApi(version), null, 2)}\n`,
  'routes.md': routes(),
};

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

for (const [name, content] of Object.entries(files)) {
  const file = join(docs, name);
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (read(file) !== content) {
    console.error(`docs/${name} is stale: npm run generate`);
    process.exitCode = 1;
  }
}
