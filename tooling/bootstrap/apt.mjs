import { existsSync, readFileSync } from 'node:fs';

import { run, startStep } from './workspace.mjs';

/** Checks whether Debian packages can be installed: as root, on Debian or a derivative. */
export function canInstallWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

const waitForOthers = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian packages without recommended ones. The caller checks the result. */
export async function installWithApt(title, packages) {
  const end = startStep(`Installing ${title}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], options);
  const quietly = ['install', '-y', '-qq', '--no-install-recommends'];
  await run('apt-get', [...waitForOthers, ...quietly, ...packages], options);
  end();
}
