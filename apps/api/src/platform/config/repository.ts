import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the repository's root, from source and from the bundle. */
export function findRepositoryRoot(start: string = import.meta.dirname): string {
  let folder = start;
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No pnpm-workspace.yaml above ${start}`);
    folder = parent;
  }
  return folder;
}
