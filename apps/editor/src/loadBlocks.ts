import {
  type BlockPack,
  type Catalogue,
  createCatalogue,
  readBlockPack,
  standardCatalogue,
} from '@vitrina/block-catalogue';
import type { MessageCatalogue, Messages } from '@vitrina/ui-kit';
import { standardViews } from '@vitrina/block-catalogue/views';

/** The blocks the editor offers and draws. */
export interface EditorBlocks {
  readonly catalogue: Catalogue;
  readonly views: BlockPack['views'];
  /** Names of the modules' blocks; those of the standard ones are among the editor's texts. */
  readonly messages: readonly MessageCatalogue[];
}

const loads = new Map<string, Promise<EditorBlocks>>();

/**
 * The standard blocks and those of modules, loaded once. A module that fails is left out: what stands of it on a page
 * is kept as it is, so everything else can still be edited.
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

/** So that the palette finds them in either language. */
function withNames({ family, messages }: BlockPack): BlockPack['family'] {
  return { ...family, names: [messages.en, messages.ru] };
}

/** A module and its messages, parsed: unlike those of the editor, no build has compiled them. */
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
