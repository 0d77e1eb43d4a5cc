import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorStatus } from '@halved/shared/errors';
import { limits } from '@halved/shared/limits';
import english from '@halved/shared/messages/en.json' with { type: 'json' };
import { expect, it } from 'vitest';

const nginx = readFileSync('deploy/scale/nginx/nginx.conf', 'utf8');

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
  const settings = nginx.match(/proxy_next_upstream.*;/g);
  expect(settings).toEqual(['proxy_next_upstream error timeout;', 'proxy_next_upstream_timeout 10s;']);
});

it('the balancer lets the servers judge every body that they may accept, and refuses a longer one as they do', () => {
  const mebibytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  expect(mebibytes * 1024 * 1024).toBeGreaterThan(Math.max(limits.bodyBytes, limits.webhookBytes));
  const [, place] = /error_page 413 = (@\S+);/.exec(nginx) ?? [];
  const [, status, body = ''] =
    new RegExp(`location ${place} \\{[^}]*return (\\d+) '(.*)';`).exec(nginx) ?? [];
  expect(Number(status)).toBe(errorStatus.PAYLOAD_TOO_LARGE);
  expect(JSON.parse(body)).toEqual({
    error: {
      code: 'PAYLOAD_TOO_LARGE',
      message: english.errors.PAYLOAD_TOO_LARGE,
      requestId: '$request_id',
    },
  });
});

it('the balancer does not tell its version', () => {
  expect(nginx).toContain('server_tokens off;');
});
