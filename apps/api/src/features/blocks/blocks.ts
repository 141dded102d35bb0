import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Catalogue, createCatalogue, readBlockPack, standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { Views } from '@vitrina/block-kit/react';

import { designLocales, loadDesignTexts } from '@vitrina/page-designs';

import { ConfigError } from '../../platform/config/config.ts';

/** A block module as loaded by the editor. */
export interface BlockModule {
  /** Derived from the content. */
  name: string;
  script: string;
}

/** Blocks that render pages. */
export interface Blocks {
  catalogue: Catalogue;
  views: Views;
  modules: readonly BlockModule[];
}

/**
 * Loads the standard blocks and the operator's own.
 *
 * @param paths - absolute paths of bundled modules, each with a family, Views and names
 * @throws {@link ConfigError} if a module cannot be loaded or is not a block pack
 */
export async function loadBlocks(paths: readonly string[]): Promise<Blocks> {
  // Packages in every language are checked and made.
  await loadDesignTexts(designLocales);
  const loaded = await Promise.all(paths.map(loadModule));
  return {
    catalogue: createCatalogue([...standardCatalogue.families, ...loaded.map(({ pack }) => pack.family)]),
    views: Object.assign({}, standardViews, ...loaded.map(({ pack }) => pack.views)) as Views,
    modules: loaded.map(({ module }) => module),
  };
}

async function loadModule(path: string) {
  try {
    const script = await readFile(path, 'utf8');
    const pack = readBlockPack(await import(pathToFileURL(path).href));
    const name = `${createHash('sha256').update(script).digest('hex').slice(0, 20)}.js`;
    return { pack, module: { name, script } };
  } catch (cause) {
    throw new ConfigError(`VITRINA_BLOCKS: ${path} cannot be used: ${(cause as Error).message}`, { cause });
  }
}
