import { existsSync } from 'node:fs';

/** The headless shell comes first: it shows the same pages for two thirds of the work. */
const systems = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Quiet, without a sandbox for root, and unable to look up any name but this machine's. */
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Playwright's own list, which a second flag replaces, and the address bar's popups: a system's Chromium draws two of
 * them, pages in processes of their own, for each new browser context, which is a third of what a test costs.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** The Chromium to drive: HALVED_CHROMIUM, else the system's; undefined means Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.HALVED_CHROMIUM ?? systems.find((path) => existsSync(path));

export function browserOf() {
  const executablePath = browserPath();
  const args = [...browserFlags, `--disable-features=${withoutFeatures.join(',')}`];
  return { args, ...(executablePath && { executablePath }) };
}
