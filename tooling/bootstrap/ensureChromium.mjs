import { canInstallWithApt, installWithApt } from './apt.mjs';
import { findChromium } from './chromium.mjs';
import { missingProgramExitCode } from './workspace.mjs';

/** Finds a Chromium for the tests; installs Debian's if possible, otherwise prints instructions and ends. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (canInstallWithApt()) {
    await installWithApt('Chromium', ['chromium', 'fonts-liberation']);
    // Not every derivative has it; without it, the tests use Chromium itself.
    await installWithApt('headless Chromium', ['chromium-headless-shell']);
    if (findChromium()) return;
  }
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to the browser to use.');
  process.exit(missingProgramExitCode);
}
