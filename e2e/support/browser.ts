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
 * each new browser context, which is a third of the cost of a test.
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

export function browserOf() {
  const executablePath = findChromium();
  const args = [...browserFlags, `--disable-features=${withoutFeatures.join(',')}`];
  return { args, ...(executablePath && { executablePath }) };
}
