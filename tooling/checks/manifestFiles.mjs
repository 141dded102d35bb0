import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';

/** Lists every workspace package as `{ folder, manifest }`; `folder` is relative to the root. */
export function listWorkspacePackages() {
  return ['packages', 'apps', 'tooling']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    }));
}

/** Lists the packages that are published to npm. */
export function listPublishedPackages() {
  return listWorkspacePackages().filter(({ manifest }) => !manifest.private);
}
