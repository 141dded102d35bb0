import type { Component } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';

/** The rules made so far for a block, with the props they depend on. */
interface Known<Rule> {
  /** The props that any of the rules depends on; no other prop can change them. */
  readonly names: Set<string>;
  readonly rules: Map<string, readonly Rule[]>;
}

const maxKnown = 500;

/**
 * Creates a cache of rules without their component's id. Components of a block with the same stored values
 * share an entry: most texts and images of a page have the same style.
 */
export function createSharedRules<Rule>() {
  const byDefinition = new WeakMap<BlockDefinition, Known<Rule>>();
  const knownOf = (definition: BlockDefinition): Known<Rule> => {
    const known = byDefinition.get(definition);
    if (known) return known;
    const fresh = { names: new Set<string>(), rules: new Map<string, readonly Rule[]>() };
    byDefinition.set(definition, fresh);
    return fresh;
  };
  return (
    component: Component,
    definition: BlockDefinition,
    make: (reads: Set<string>) => readonly Rule[],
  ): readonly Rule[] => {
    const { names, rules } = knownOf(definition);
    const found = rules.get(keyOf(component, definition, names) ?? '');
    if (found) return found;
    const made = make(names);
    const key = keyOf(component, definition, names);
    if (key === undefined || readsDefaultFile(definition, names)) return made;
    if (rules.size >= maxKnown) rules.clear();
    rules.set(key, made);
    return made;
  };
}

/**
 * Returns the stored values of these props as one text. Undefined if one refers to a file: its address
 * depends on more than the document.
 */
function keyOf(
  { props }: Component,
  definition: BlockDefinition,
  names: ReadonlySet<string>,
): string | undefined {
  let key = '=';
  for (const name of Object.keys(props)) {
    if (!names.has(name)) continue;
    if (definition.props[name]?.mapAssets) return undefined;
    key += name + JSON.stringify(props[name]?.value);
  }
  return key;
}

function readsDefaultFile({ props }: BlockDefinition, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => props[name]?.mapAssets && !props[name].isOptional);
}
