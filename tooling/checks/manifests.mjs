// What npm would get of each published package: packed for real, then read by publint and attw.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, toolEnvironment } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from './manifestFiles.mjs';

const bin = (name) => join(root, 'tooling/checks/node_modules/.bin', name);
const options = { env: toolEnvironment(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
let failed = false;

for (const { folder, manifest } of listPublishedPackages()) {
  const packed = mkdtempSync(join(tmpdir(), 'vitrina-pack-'));
  try {
    execFileSync('pnpm', ['pack', '--pack-destination', packed], { ...options, cwd: join(root, folder) });
    const tarball = join(packed, readdirSync(packed)[0]);
    execFileSync(bin('publint'), ['--strict', tarball], { ...options, cwd: join(root, folder) });
    execFileSync(bin('attw'), [tarball, '--profile', 'esm-only', '--no-emoji'], {
      ...options,
      cwd: join(root, folder),
    });
  } catch (error) {
    failed = true;
    console.error(`${manifest.name}:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
process.exitCode = failed ? 1 : 0;
