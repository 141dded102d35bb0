import type { Component } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';

/** What a block's rules were made of, and those made so far. */
interface Known<Rule> {
  /** The props that any of them was made of; nothing but those can make a difference. */
  readonly names: Set<string>;
  readonly rules: Map<string, readonly Rule[]>;
}

const maxKnown = 500;

/**
 * Rules without the component they belong to, made once for all components of a block whose style is made of the same
 * stored values: most of a page's texts and images look alike.
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

/** The stored values of these props as one text. Undefined where one leads to a file: where that is found is not the document's to say. */
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
