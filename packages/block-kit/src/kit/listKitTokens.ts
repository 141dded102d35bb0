import type { KitTokens, PropKind, PropShape } from '../propKind.ts';

/**
 * Returns the props whose values can be tokens of the brand's kit, by path: `color`, `border.color` for a member, and
 * `items.color` for a member of all items.
 *
 * @internal
 */
export function listKitTokens(props: PropShape): Readonly<Record<string, KitTokens>> {
  return Object.fromEntries(Object.entries(props).flatMap(([name, kind]) => tokensWithin(kind, name)));
}

function tokensWithin({ control }: PropKind<unknown>, path: string): [string, KitTokens][] {
  if (control.name === 'list') return tokensWithin(control.item, path);
  if (control.name === 'group') {
    return Object.entries(control.fields).flatMap(([name, kind]) => tokensWithin(kind, `${path}.${name}`));
  }
  return 'kitTokens' in control && control.kitTokens ? [[path, control.kitTokens]] : [];
}
