import { existsSync } from 'node:fs';

const system = '/usr/bin/chromium';

/** Quiet, without a sandbox for root, and unable to look up any name but this machine's. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The Chromium to drive: HALVED_CHROMIUM, else the system's; undefined means Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.HALVED_CHROMIUM ?? (existsSync(system) ? system : undefined);

export function browserOf() {
  const executablePath = browserPath();
  return { args: browserFlags, ...(executablePath && { executablePath }) };
}
