import {
  type BlockPack,
  type Catalogue,
  createCatalogue,
  readBlockPack,
  standardCatalogue,
} from '@vitrina/block-catalogue';
import type { MessageCatalogue, Messages } from '@vitrina/ui-kit';
import { standardViews } from '@vitrina/block-catalogue/views';

/** The blocks available in the editor. */
export interface EditorBlocks {
  readonly catalogue: Catalogue;
  readonly views: BlockPack['views'];
  /** Block names of the modules; those of the standard blocks are among the editor's messages. */
  readonly messages: readonly MessageCatalogue[];
}

const loads = new Map<string, Promise<EditorBlocks>>();

/**
 * Loads the standard blocks and those of modules, once. Leaves out a module that fails. Its blocks stay
 * unchanged on the pages, so that everything else can still be edited.
 */
export function loadBlocks(addresses: readonly string[]): Promise<EditorBlocks> {
  const key = addresses.join(' ');
  const load = loads.get(key) ?? joinPacks(addresses);
  loads.set(key, load);
  return load;
}

async function joinPacks(addresses: readonly string[]): Promise<EditorBlocks> {
  const loaded = await Promise.allSettled(addresses.map(loadPack));
  const modules = loaded.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    globalThis.reportError(result.reason);
    return [];
  });
  const packs = modules.map(({ pack }) => pack);
  const isStandard = packs.length === 0;
  return {
    catalogue: isStandard
      ? standardCatalogue
      : createCatalogue([...standardCatalogue.families, ...packs.map(withNames)]),
    views: Object.assign({}, standardViews, ...packs.map(({ views }) => views)) as BlockPack['views'],
    messages: modules.map(({ messages }) => messages),
  };
}

/** Adds the block names in both languages, so that the palette finds blocks in either. */
function withNames({ family, messages }: BlockPack): BlockPack['family'] {
  return { ...family, names: [messages.en, messages.ru] };
}

/** A module and its parsed messages. Unlike the editor's, they aren't compiled at build time. */
interface LoadedPack {
  readonly pack: BlockPack;
  readonly messages: MessageCatalogue;
}

async function loadPack(address: string): Promise<LoadedPack> {
  const url = new URL(address, document.baseURI);
  const [module, { parse }] = await Promise.all([
    import(/* @vite-ignore */ url.href),
    import('@formatjs/icu-messageformat-parser'),
  ]);
  const pack = readBlockPack(module);
  const parseAll = (names: BlockPack['messages']['en']): Messages =>
    Object.fromEntries(Object.entries(names).map(([id, text]) => [id, parse(text)]));
  return { pack, messages: { en: parseAll(pack.messages.en), ru: parseAll(pack.messages.ru) } };
}
