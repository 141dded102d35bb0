import type { RootAttributes } from '@vitrina/block-kit/react';
import type { ReactNode } from 'react';

import { withClass } from '../root.ts';

/** Props of {@link Columns}. @public */
export interface ColumnsProps {
  readonly root: RootAttributes;
  readonly columns: 2 | 3 | 4;
  readonly children: readonly ReactNode[];
}

/** Columns of one width. @public */
export function Columns({ root, columns, children }: ColumnsProps) {
  return (
    <div {...withClass(root, 'part part-columns')} data-columns={columns}>
      {children}
    </div>
  );
}
