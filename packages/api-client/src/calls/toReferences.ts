import type { CallDefinition, CallReference } from '../contract/call.ts';

/** The keys of a definition that the client reads; the others serve the server and the types. */
const dataKeys = [
  'id',
  'method',
  'path',
  'bodyKind',
  'responseKind',
  'invalidates',
] as const satisfies (keyof CallReference)[];

/** Omits empty lists: they mean the same as an absent field, and the calls load with the first screen. */
function isSaid(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Returns the plain data of calls, by name. */
export function toReferences(definitions: Record<string, CallDefinition>): Record<string, CallReference> {
  const toReference = (call: CallDefinition) =>
    Object.fromEntries(dataKeys.flatMap((key) => (isSaid(call[key]) ? [[key, call[key]]] : [])));
  return Object.fromEntries(
    Object.entries(definitions).map(([name, call]) => [name, toReference(call) as unknown as CallReference]),
  );
}
