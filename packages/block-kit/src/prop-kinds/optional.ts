import { accept, type PropKind } from '../propKind.ts';

/**
 * Lets a prop be absent. Its default, if it has one, is what applies then, and is not written into the document.
 *
 * @public
 */
export function optional<Value>(kind: PropKind<Value>): PropKind<Value | undefined> {
  return {
    ...kind,
    isOptional: true,
    parse: (value) =>
      value === undefined || value === null || value === '' ? accept(undefined) : kind.parse(value),
    mapAssets: (value, map) => (value === undefined ? undefined : (kind.mapAssets?.(value, map) ?? value)),
  };
}
