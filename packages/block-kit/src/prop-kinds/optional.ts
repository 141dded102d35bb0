import { accept, type MapAssets, type PropKind } from '../propKind.ts';

/**
 * Makes a prop optional. Its default, if any, applies when the prop is absent, and is not written into the
 * document.
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
