import type { Views } from '@vitrina/block-kit/react';

import type { BlockFamily, Names } from './createCatalogue.ts';

/**
 * A family of blocks from elsewhere with all that editor and renderer need of it: what a module of blocks exports.
 *
 * @public
 */
export interface BlockPack {
  readonly family: BlockFamily;
  /** Its Views by component key. */
  readonly views: Views;
  /** Names of the family, its blocks, their props and choices. */
  readonly messages: { readonly en: Names; readonly ru: Names };
}

/**
 * Takes what a module exports for a pack of blocks.
 *
 * @throws Error saying what is missing: that is a mistake of the module's author.
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
