import type { RootAttributes } from '@vitrina/block-kit/react';

/** Adds a part's class to a block's root attributes. @public */
export function withClass(root: RootAttributes, className: string): RootAttributes {
  return { ...root, className: `${root.className} ${className}` };
}
