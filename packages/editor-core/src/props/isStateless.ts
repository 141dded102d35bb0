import type { PropKind } from '@vitrina/block-kit';

/**
 * Controls that hold nothing of their own once they are left, or know whose it is (`useOwnState`): from one component to the
 * next they only change their values.
 */
const statelessControls = new Set([
  'text',
  'richText',
  'choice',
  'number',
  'boolean',
  'color',
  'length',
  'box',
  'link',
  'classNames',
  'attributes',
  'fontFamily',
]);

/** Whether the control of a prop may pass from one component to the next. */
export function isStateless({ control }: PropKind<unknown>): boolean {
  return statelessControls.has(control.name);
}
