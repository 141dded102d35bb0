import { createElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

/** Attributes of a custom element: HTML's own, and `data-…` for its settings. */
export interface InteractiveProps extends HTMLAttributes<HTMLElement> {
  /** Name of the custom element; also listed in the block's `elements`. */
  readonly element: `vitrina-${string}`;
  readonly children?: ReactNode;
  readonly [setting: `data-${string}`]: string | number | boolean | undefined;
}

/** A custom element around markup that works without the script. */
export function Interactive({ element, children, ...attributes }: InteractiveProps): ReactElement {
  return createElement(element, attributes, children);
}
