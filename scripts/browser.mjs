// Finds a Chromium browser for the tests and the measurements, and gets one where there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './astro.mjs';

// A browser without windows still loads the lists that would open under its address bar, each a page
// of its own: half of the work of opening one of ours.
const withoutAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

// What Playwright has it do without; named here too, because a browser obeys only the last such list.
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

// No sandbox, because it does not start for root in a container. Letters are as wide as in a browser
// with windows. The rest keeps the browser from talking to anyone but the site under test.
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

// The shell is Chromium without all that surrounds a page: pages open in three quarters of the time.
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

/** Where this kind of system keeps its browsers: the shell, Chrome, Chromium, Edge. */
export function usualPlaces() {
  const { PATH = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
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
  const folders = PATH.split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Being there is not enough on Linux: Ubuntu's `chromium-browser` may be a note that says to
 * install a snap, and a downloaded browser may lack system libraries. (Not asked on Windows, where
 * `--version` opens a window.)
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {unknown} error */
function firstLine(error) {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = `${output}\n${error}`.split('\n').map((line) => line.trim());
  return lines.find((line) => /error|^E:/i.test(line)) ?? lines.find(Boolean);
}

/** @returns {string | undefined} */
function downloadWithPlaywright() {
  console.log('No browser found: downloading Chromium with Playwright.');
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
  console.log('The downloaded browser does not start: system libraries are missing.');
  return undefined;
}

/** @returns {string | undefined} */
function installWithApt() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium with apt-get.');
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const attempt = (/** @type {string[]} */ ...words) => {
    try {
      execFileSync('apt-get', words, options);
    } catch (error) {
      console.log(`apt-get failed: ${firstLine(error)}`);
    }
  };
  attempt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt('install', '-y', '--no-install-recommends', name);
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
  throw new Error('No browser: install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
}

/** @param {{ executablePath?: string, args?: string[] }} [options] */
export function launchBrowser({ executablePath = findBrowser(), args = [] } = {}) {
  return chromium.launch({ executablePath, args: [...launchFlags, ...args] });
}
