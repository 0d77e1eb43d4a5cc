import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Flags for a quiet browser, without a sandbox for root, that resolves only the name of this machine. */
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
 * The features of Chromium that are switched off. The list repeats Playwright's own, because a second flag would
 * replace it. It adds the popups of the address bar: a system's Chromium renders two of them in separate processes for
 * each new browser context, which is a third of the cost of a test. It also adds the opener policy: for its sake the
 * browser starts a second process for the first page of each context (0.2 s of processor time). That the policy is sent
 * is a test of the API’s headers.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CrossOriginOpenerPolicy',
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

export function browserOf() {
  const executablePath = findChromium();
  const args = [...browserFlags, `--disable-features=${withoutFeatures.join(',')}`];
  return { args, ...(executablePath && { executablePath }) };
}
