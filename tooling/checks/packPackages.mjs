import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root, toolEnvironment } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from './manifestFiles.mjs';

const run = promisify(execFile);

/**
 * Packs every published package, as `npm publish` would send it.
 *
 * @returns the path of its tarball by the package's name
 */
export async function packPackages(into) {
  const tarballs = {};
  for (const { folder, manifest } of listPublishedPackages()) {
    const target = join(into, manifest.name.replace('/', '-'));
    await mkdir(target, { recursive: true });
    const options = { cwd: join(root, folder), env: toolEnvironment() };
    await run('pnpm', ['pack', '--pack-destination', target], options);
    tarballs[manifest.name] = join(target, (await readdir(target))[0]);
  }
  return tarballs;
}
