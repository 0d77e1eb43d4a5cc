import { spawnSync } from 'node:child_process';
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
