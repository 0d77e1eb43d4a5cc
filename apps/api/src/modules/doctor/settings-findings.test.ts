import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { settingsFindings } from './settings-findings.ts';

const textsFor = (variables: Record<string, string>) =>
  settingsFindings(readEnv({ JWT_SECRET: 'nobody signs here', ...variables })).map(
    ({ state, text }) => `${state}: ${text}`,
  );

it.each([
  [
    { PUBLIC_URL: 'http://halved.example' },
    'warning: PUBLIC_URL is not https: words and passwords travel in the open. Put a proxy with TLS before the server, and set PUBLIC_URL to its https address.',
  ],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, 'good: Whoever comes over the network comes over TLS.'],
  [
    { RATE_LIMIT_SCALE: '3' },
    'warning: RATE_LIMIT_SCALE is 3: limits are looser than they should be for people. Leave it out.',
  ],
  [
    {
      DEMO: '1',
      NODE_ENV: 'production',
      JWT_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: 'postgres://x',
    },
    'warning: DEMO fills an empty database with people who are not there. Set DEMO=0.',
  ],
  [
    { TRUST_PROXY: '2' },
    'good: TRUST_PROXY is 2. With fewer proxies than that, visitors could invent their addresses.',
  ],
  [
    { TRUSTED_PROXY: '1' },
    'warning: TRUSTED_PROXY is no setting and has no effect. If TRUST_PROXY is meant, name it so.',
  ],
  [{ TRUST_PROXY: '0' }, 'good: TRUST_PROXY is 0.'],
])('the doctor says what to do about %o', (variables, text) => {
  expect(textsFor(variables)).toContain(text);
});
