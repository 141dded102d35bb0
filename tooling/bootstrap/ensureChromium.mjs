import { existsSync, readFileSync } from 'node:fs';

import { findChromium } from './chromium.mjs';
import { run, startStep } from './workspace.mjs';

const missingBrowserExitCode = 3;

function canInstallWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Finds a Chromium for the tests, installs Debian's where that is possible, else says what to do and ends. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (canInstallWithApt()) {
    const end = startStep('Installing Chromium');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = ['ignore', 'ignore', 'inherit'];
    await run('apt-get', ['update', '-qq'], { env, stdio: quiet });
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        env,
        stdio: quiet,
      },
    );
    end();
    if (findChromium()) return;
  }
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to the browser to use.');
  process.exit(missingBrowserExitCode);
}
