import { accept, type MapAssets, type PropKind } from '../propKind.ts';

/**
 * Lets a prop be absent. Its default, if it has one, is what applies then, and is not written into the document.
 *
 * @public
 */
export function optional<Value>(kind: PropKind<Value>): PropKind<Value | undefined> {
  const mapAssets: MapAssets<Value | undefined> = (value, map) =>
    value === undefined ? undefined : (kind.mapAssets?.(value, map) ?? value);
  return {
    ...kind,
    isOptional: true,
    parse: (value) =>
      value === undefined || value === null || value === '' ? accept(undefined) : kind.parse(value),
    ...(kind.mapAssets && { mapAssets }),
  };
}
