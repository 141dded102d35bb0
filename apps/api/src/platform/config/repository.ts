import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root: the same from source and from the bundle. */
export function findRepositoryRoot(start: string = import.meta.dirname): string {
  let folder = start;
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No pnpm-workspace.yaml above ${start}`);
    folder = parent;
  }
  return folder;
}
