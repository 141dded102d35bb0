import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { manifest, root, run, startStep, toolEnvironment } from './workspace.mjs';

const minimumNodeMajor = 20;
const stampFile = join(root, 'node_modules', '.vitrina-installed');
const pnpmVersion = manifest.devEngines.packageManager.version;

/** Returns a fingerprint of the files that determine whether the installed packages match the lock file. */
function installFingerprint() {
  const hash = createHash('sha256').update(pnpmVersion).update(process.platform).update(process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs the locked packages with the pinned pnpm. If they are already installed, needs no network. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < minimumNodeMajor) {
    console.error(`Vitrina needs Node ${minimumNodeMajor} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const fingerprint = installFingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return;
  const end = startStep('Installing packages');
  const code = await run('npx', ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], {
    env: { ...toolEnvironment(), PATH: process.env.PATH, CI: '1' },
  });
  if (code !== 0) {
    console.error(
      '\nThe packages could not be installed. Is the npm registry reachable? The lines above say what failed.',
    );
    process.exit(code);
  }
  writeFileSync(stampFile, fingerprint);
  end();
}
