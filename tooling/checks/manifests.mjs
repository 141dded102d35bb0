// Checks each published package as npm would get it: packs it, compares its settings, and runs publint and
// attw.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, toolEnvironment } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from './manifestFiles.mjs';
import { manifestProblems } from './manifestProblems.mjs';
import { packPackages } from './packPackages.mjs';

const bin = (name) => join(root, 'tooling/checks/node_modules/.bin', name);
const options = { env: toolEnvironment(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };

/** @returns a tool's complaints about the package */
function complaint(tool, args, folder) {
  try {
    execFileSync(bin(tool), args, { ...options, cwd: join(root, folder) });
    return [];
  } catch (error) {
    return [`${error.stdout ?? ''}${error.stderr ?? error.message}`];
  }
}

const packed = mkdtempSync(join(tmpdir(), 'vitrina-pack-'));
try {
  const tarballs = await packPackages(packed);
  for (const published of listPublishedPackages()) {
    const { folder, manifest } = published;
    const tarball = tarballs[manifest.name];
    const problems = [
      ...manifestProblems(published, tarball),
      ...complaint('publint', ['--strict', tarball], folder),
      ...complaint('attw', [tarball, '--profile', 'esm-only', '--no-emoji'], folder),
    ];
    if (problems.length === 0) continue;
    process.exitCode = 1;
    console.error(`${manifest.name}:\n${problems.join('\n')}`);
  }
} finally {
  rmSync(packed, { recursive: true, force: true });
}
