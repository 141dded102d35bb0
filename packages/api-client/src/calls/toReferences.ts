import type { CallDefinition, CallReference } from '../contract/call.ts';

/** What of a definition the client reads; the rest is for the server and for the types. */
const dataKeys = [
  'id',
  'method',
  'path',
  'bodyKind',
  'responseKind',
] as const satisfies (keyof CallReference)[];

/** The plain data of calls by name. */
export function toReferences(definitions: Record<string, CallDefinition>): Record<string, CallReference> {
  const toReference = (call: CallDefinition) =>
    Object.fromEntries(dataKeys.flatMap((key) => (call[key] === undefined ? [] : [[key, call[key]]])));
  return Object.fromEntries(
    Object.entries(definitions).map(([name, call]) => [name, toReference(call) as unknown as CallReference]),
  );
}
