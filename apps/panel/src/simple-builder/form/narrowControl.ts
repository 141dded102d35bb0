import type { Control, PropKind, PropShape } from '@vitrina/block-kit';

/**
 * Returns the control of a group, or of a list of groups, with only the given fields. The values of other
 * fields are kept.
 */
export function narrowControl(control: Control, fields: readonly string[] | undefined): Control {
  if (fields === undefined) return control;
  if (control.name === 'group') return { ...control, fields: pick(control.fields, fields) };
  if (control.name !== 'list') return control;
  return { ...control, item: { ...control.item, control: narrowControl(control.item.control, fields) } };
}

function pick(shape: PropShape, names: readonly string[]): PropShape {
  return Object.fromEntries(
    names.flatMap((name): [string, PropKind<unknown>][] => (shape[name] ? [[name, shape[name]]] : [])),
  );
}
