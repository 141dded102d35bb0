// Determines the files that a part of a built app loads, and their sizes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';

/**
 * Reads a built app by its manifest.
 *
 * @param folder - the folder of the build
 * @param sizeOf - returns the size of a file's content as a server sends it
 */
export function builtApp(folder, sizeOf) {
  const dist = join(root, folder);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

  /** Returns the files of some parts and of everything they import statically. */
  function filesOf(parts) {
    const files = new Set();
    const add = (part) => {
      const chunk = manifest[part];
      if (!chunk) throw new Error(`${part} is no part of ${folder} any more`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) add(imported);
    };
    for (const part of parts) add(part);
    return files;
  }

  const bytesOf = (files) =>
    [...files].reduce((sum, file) => sum + sizeOf(readFileSync(join(dist, file))), 0);

  return { parts: Object.keys(manifest), filesOf, bytesOf };
}
