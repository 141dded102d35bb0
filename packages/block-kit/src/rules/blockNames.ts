import type { BlockDefinition } from '../defineBlock.ts';
import { normalizeName } from '../normalizeName.ts';

/**
 * Maps the normalized names of blocks to their keys: each key and alias, with and without the block's family before
 * or after it. A name that fits several blocks belongs to the one whose key it is, then to the first defined.
 */
export function blockNames(definitions: readonly BlockDefinition[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, key: string) => {
    if (!names.has(name)) names.set(name, key);
  };
  for (const { key } of definitions) add(normalizeName(key), key);
  for (const { key, family, aliases } of definitions) {
    const familyName = normalizeName(family);
    for (const name of [key, ...aliases].map(normalizeName)) {
      const bare = name.startsWith(familyName) ? name.slice(familyName.length) : name;
      if (bare === '') continue;
      for (const each of [name, bare, familyName + bare, bare + familyName]) add(each, key);
    }
  }
  return names;
}
