import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const nginx = readFileSync('deploy/scale/nginx/nginx.conf', 'utf8');
const valuesOf = (name: string) =>
  [...nginx.matchAll(new RegExp(`^ *${name} (.*);$`, 'gm'))].map(([, value]) => value);

// A request's address may hold a mailed token, an e-mail address or the words of a search. Every message of nginx below
// `emerg` may quote the request, for example when a server does not answer.
it('the balancer logs neither requests nor messages that quote them', () => {
  expect(valuesOf('access_log')).toEqual(['off']);
  expect(valuesOf('error_log')).toEqual(['/dev/stderr emerg']);
});

// The details of an error quote the row that a statement was refused for.
it('PostgreSQL logs no errors of statements', () => {
  const setting = /log_min_messages=log\b/;
  expect(readFileSync('docker-compose.yml', 'utf8')).toMatch(setting);
  expect(readFileSync('deploy/scale/postgres/follow.sh', 'utf8')).toMatch(setting);
});
