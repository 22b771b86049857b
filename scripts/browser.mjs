// Finds a Chromium browser for tests and measurements, and installs one if it is missing.
import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './astro.mjs';
import { firstLine, inPath, installPackages, works } from './programs.mjs';

// A headless browser still loads the lists that would open under its address bar. Each list is a
// separate page, and together they are half the work of opening one of our pages.
const withoutAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

// The features that Playwright disables, repeated because a browser obeys only the last list.
const withoutForPlaywright = [
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
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

// The sandbox is off, because it does not start for root in a container. Letters are as wide as in
// a browser with windows. The rest prevents connections to any site except the one under test.
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${[...withoutForPlaywright, ...withoutAddressBar]}`,
];

// The shell is Chromium without a user interface, so pages open in three quarters of the time.
const commands = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const downloadLimit = 5 * 60_000;

/** The paths where this operating system installs the shell, Chrome, Chromium and Edge. */
export function usualPlaces() {
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') {
    return macApplications.flatMap((name) =>
      ['/Applications', join(homedir(), 'Applications')].map((folder) =>
        join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  if (process.platform === 'win32') {
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
    return windowsPrograms.flatMap((parts) =>
      folders.flatMap((folder) => (folder ? [join(folder, ...parts)] : [])),
    );
  }
  return inPath(commands);
}

/** @returns {string | undefined} */
function downloadWithPlaywright() {
  console.log('No browser was found, so Playwright downloads Chromium.');
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium', '--no-shell', '--no-progress'], {
      stdio: 'pipe',
      timeout: downloadLimit,
    });
  } catch (error) {
    console.log(`The download failed: ${firstLine(error)}`);
    return undefined;
  }
  if (works(chromium.executablePath())) return chromium.executablePath();
  console.log('The downloaded browser does not start, because system libraries are missing.');
  return undefined;
}

/** @returns {string | undefined} */
function installWithApt() {
  const shell = 'chromium-headless-shell';
  for (const name of [shell, 'chromium']) {
    installPackages('Chromium', [name], name === shell);
    if (works(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  }
  return undefined;
}

/**
 * The path of a browser that starts.
 * @param {string[]} [places] where to look for an installed one
 */
export function findBrowser(places = usualPlaces()) {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (works(CHROME_PATH)) return CHROME_PATH;
    console.log(`CHROME_PATH (${CHROME_PATH}) does not start; looking for another browser.`);
  }
  const path =
    places.find(works) ??
    [chromium.executablePath()].find(works) ??
    downloadWithPlaywright() ??
    installWithApt();
  if (path) return path;
  throw new Error(
    'No browser was found. Install Chrome, Chromium or Edge, or set CHROME_PATH to the program.',
  );
}

/** @param {{ executablePath?: string, args?: string[] }} [options] */
export function launchBrowser({ executablePath = findBrowser(), args = [] } = {}) {
  return chromium.launch({ executablePath, args: [...launchFlags, ...args] });
}
