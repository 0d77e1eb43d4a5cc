import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['yes', '-1', '1.5'])(
  'the balancer does not start with TRUST_PROXY=%s, and says what it is',
  (given) => {
    const { status, stderr } = spawnSync('sh', ['deploy/scale/nginx/entrypoint.sh'], {
      env: { PATH: process.env.PATH, TRUST_PROXY: given },
      encoding: 'utf8',
      timeout: 5_000,
    });
    expect(stderr).toBe(
      `TRUST_PROXY must be the number of proxies before this one, such as 0 or 1. It is ${given}.\n`,
    );
    expect(status).toBe(1);
  },
);

// With a limit of three tries, a request met the three servers that an upgrade stops, and people saw 502.
it('the balancer tries every server before it gives up, for at most ten seconds', () => {
  const settings = readFileSync('deploy/scale/nginx/nginx.conf', 'utf8').match(/proxy_next_upstream.*;/g);
  expect(settings).toEqual(['proxy_next_upstream error timeout;', 'proxy_next_upstream_timeout 10s;']);
});
