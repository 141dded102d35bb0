import type { BlockDefinition, ControlName, PropShape } from '@vitrina/block-kit';

/** Controls whose values make sense for several blocks at once, unlike their texts and files. */
const sharedControls: ReadonlySet<ControlName> = new Set([
  'choice',
  'number',
  'boolean',
  'color',
  'length',
  'box',
  'group',
  'fontFamily',
  'classNames',
]);

/** Returns the settings that all the blocks have with the same control, as the last block declares them. */
export function listSharedProps(definitions: readonly Pick<BlockDefinition, 'props'>[]): PropShape {
  const last = definitions.at(-1)?.props ?? {};
  const others = definitions.slice(0, -1);
  const shared = Object.entries(last).filter(([name, kind]) => {
    if (!sharedControls.has(kind.control.name) || kind.whenAdded) return false;
    const control = JSON.stringify(kind.control);
    return others.every(
      ({ props }) =>
        props[name]?.isPerSize === kind.isPerSize && JSON.stringify(props[name].control) === control,
    );
  });
  return Object.fromEntries(shared);
}
