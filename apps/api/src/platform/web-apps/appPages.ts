import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findRepositoryRoot } from '../config/repository.ts';

/** Folders of the built web apps and of the scripts for published pages. */
export interface AppFolders {
  panel: string;
  editor: string;
  preview: string;
  embed: string;
  /** One script per custom element, the 3D viewer and its decoder. */
  elements: string;
}

/** Returns the output folders of `pnpm build`. */
export function builtAppFolders(): AppFolders {
  const root = findRepositoryRoot();
  return {
    panel: join(root, 'apps/panel/dist'),
    editor: join(root, 'apps/editor/dist'),
    preview: join(root, 'apps/preview/dist'),
    embed: join(root, 'packages/stream-embed/dist'),
    elements: join(root, 'packages/block-runtime/dist/elements'),
  };
}

/**
 * Reads an app's start page, or another page in its folder. Not cached, so that a rebuilt app shows at once.
 */
export async function readAppPage(folder: string, name = 'index.html'): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (cause) {
    throw new Error(`There is no app in ${folder}; "pnpm build" makes it.`, { cause });
  }
}
