import type { PropKind } from '@vitrina/block-kit';

/**
 * Controls that keep no state after losing focus, or tie their state to the component (`useOwnState`). They
 * can be reused for the next component with new values.
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

/** Returns whether the control of a prop can be reused for the next component. */
export function isStateless({ control }: PropKind<unknown>): boolean {
  return statelessControls.has(control.name);
}
