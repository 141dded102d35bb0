import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`, otherwise the usual places, otherwise undefined.
 */
export function findChromium() {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : usualPlaces;
  return places.find((place) => existsSync(place));
}

const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/**
 * Returns the path of a Chromium for tests that only drive pages: `CHROMIUM_PATH`, otherwise Debian's headless
 * shell, which is the same engine without the windows and costs half as much outside of pages, otherwise what
 * `findChromium` finds.
 */
export function findHeadlessChromium() {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();
}

/**
 * The features that Playwright turns off in Chromium. The last of two such arguments wins, so ours repeats
 * these.
 */
const featuresOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/**
 * The invisible list below the address bar is two more pages in each window, which cost a second of a core
 * per test.
 */
const addressListFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Without a sandbox, a GPU or background traffic: tests run as root, in containers and offline. */
export const chromiumArguments = [
  `--disable-features=${[...featuresOffByPlaywright, ...addressListFeatures].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The environment of Chromium: without a UTF-8 locale, it names files with Russian names "download". */
export const chromiumEnvironment = { ...process.env, LC_ALL: 'C.UTF-8' };
