import type { Json } from '@vitrina/epack-model';

import type { MarketplaceIssue, Note } from '../report/issue.ts';

/** A value of a document with its place, as a JSON Pointer. */
export interface Node {
  readonly value: Json | undefined;
  readonly path: string;
}

type JsonObject = { readonly [key: string]: Json };

/** Returns the members of an object; empty for any other value. */
export function membersOf({ value }: Node): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** A member of an object. */
export function member(node: Node, name: string): Node {
  const members = membersOf(node);
  return { value: Object.hasOwn(members, name) ? members[name] : undefined, path: `${node.path}/${name}` };
}

/** Returns the items of a list; empty for any other value. */
export function itemsOf({ value, path }: Node): Node[] {
  return Array.isArray(value)
    ? value.map((item: Json, index) => ({ value: item, path: `${path}/${index}` }))
    : [];
}

/** Returns a text; undefined for any other value. */
export function stringOf({ value }: Node): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a whole number above zero; undefined for any other value. */
export function pixelsOf({ value }: Node): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 20_000
    ? value
    : undefined;
}

/** Notes members that are not read, so that no content is lost unnoticed. */
export function noteOthers(node: Node, known: readonly string[], note: Note): void {
  for (const name of Object.keys(membersOf(node))) {
    if (!known.includes(name)) note(lost(member(node, name), { key: name }));
  }
}

/** Creates the issue for a value of the document that the page cannot hold. */
export function lost({ path }: Node, values: MarketplaceIssue['values']): MarketplaceIssue {
  return { code: 'marketplace.import.keyIgnored', severity: 'info', path, ...(values && { values }) };
}
