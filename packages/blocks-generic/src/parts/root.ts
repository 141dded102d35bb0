import type { RootAttributes } from '@vitrina/block-kit/react';

/** A block's root attributes with a part's class added to its own. @public */
export function withClass(root: RootAttributes, className: string): RootAttributes {
  return { ...root, className: `${root.className} ${className}` };
}
