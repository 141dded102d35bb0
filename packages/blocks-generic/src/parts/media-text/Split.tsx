import type { RootAttributes } from '@vitrina/block-kit/react';
import type { ReactNode } from 'react';

import { withClass } from '../root.ts';
import { BlockTitle } from '../text/TextParts.tsx';

/** Props of {@link Split}. @public */
export interface SplitProps {
  readonly root: RootAttributes;
  readonly title?: string;
  readonly columns: 2 | 3;
  /** Vertical alignment of the columns. Default: centered. */
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
}

/** Columns under a common title; their widths come from `splitStyle`. @public */
export function Split({ root, title = '', columns, align = 'center', children }: SplitProps) {
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <div className="part-split" data-columns={columns} data-align={align}>
        {children}
      </div>
    </div>
  );
}
