import type { Views } from '@vitrina/block-kit/react';

import type { BlockFamily, Names } from './createCatalogue.ts';

/**
 * A third-party family of blocks, with everything the editor and the renderer need: the export of a module of
 * blocks.
 *
 * @public
 */
export interface BlockPack {
  readonly family: BlockFamily;
  /** Views by component key. */
  readonly views: Views;
  /** Names of the family, its blocks, their props and choices. */
  readonly messages: { readonly en: Names; readonly ru: Names };
}

/**
 * Reads a pack of blocks from a module's exports.
 *
 * @throws Error that names the missing part: a mistake in the module's code
 * @public
 */
export function readBlockPack(module: unknown): BlockPack {
  const { family, views, messages } = asRecord(module, 'the module');
  const { key, blocks } = asRecord(family, 'family');
  if (typeof key !== 'string' || !Array.isArray(blocks)) throw new Error('"family" has no key or no blocks');
  const drawn = asRecord(views, 'views');
  const keys = blocks.map((block) => String(asRecord(block, 'a block').key));
  const missing = keys.filter((block) => typeof drawn[block] !== 'function');
  if (missing.length > 0) throw new Error(`There is no View for ${missing.join(', ')}`);
  const { en, ru } = asRecord(messages, 'messages');
  asRecord(en, 'messages.en');
  asRecord(ru, 'messages.ru');
  return module as BlockPack;
}

function asRecord(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`"${name}" is no object`);
  return value as Readonly<Record<string, unknown>>;
}
