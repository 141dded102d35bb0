import { commonProps } from './commonProps.ts';
import type { BlockDefinition } from './defineBlock.ts';
import type { ChoiceValue, PropIssue, PropIssueCode } from './propKind.ts';

/** Message id of a block's name. @public */
export function blockNameId(key: string): string {
  return `block.${key}.name`;
}

/**
 * Message id of a prop's name. Props shared by all blocks are named once, under `block.common`.
 *
 * @public
 */
export function propNameId(definition: Pick<BlockDefinition, 'key' | 'ownProps'>, name: string): string {
  return `${propOwner(definition, name)}.prop.${name}`;
}

/** Message id of a member of a group prop, such as the color of a border. @public */
export function fieldNameId(
  definition: Pick<BlockDefinition, 'key' | 'ownProps'>,
  name: string,
  field: string,
): string {
  return `${propNameId(definition, name)}.${field}`;
}

/** Message id of one choice of a prop, or, given `field`, of a group's member. @public */
export function choiceNameId(
  definition: Pick<BlockDefinition, 'key' | 'ownProps'>,
  name: string,
  choice: ChoiceValue,
  field?: string,
): string {
  const control = Object.hasOwn(definition.ownProps, name) ? definition.ownProps[name]?.control : undefined;
  if (control?.name === 'choice' && control.pixels) return `block.common.choice.fontSize.${choice}`;
  const prop = field === undefined ? name : `${name}.${field}`;
  return `${propOwner(definition, name)}.choice.${prop}.${choice}`;
}

/** Message id of a state the canvas can show, such as an open popover. @public */
export function stateNameId(key: string, state: string): string {
  return `block.${key}.state.${state}`;
}

/** Message id of a family's name. @public */
export function familyNameId(family: string): string {
  return `family.${family}.name`;
}

/** Returns the message id of a refused value, or of a warning. @public */
export function issueMessageId(issue: PropIssue): `blockKit.issue.${PropIssueCode}` {
  return `blockKit.issue.${issue.code}`;
}

function propOwner({ key, ownProps }: Pick<BlockDefinition, 'key' | 'ownProps'>, name: string): string {
  return !Object.hasOwn(ownProps, name) && Object.hasOwn(commonProps, name) ? 'block.common' : `block.${key}`;
}
