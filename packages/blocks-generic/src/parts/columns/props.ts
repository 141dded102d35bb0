import {
  type BlockStyle,
  type BlockTemplate,
  length,
  list,
  type Nesting,
  number,
  optional,
} from '@vitrina/block-kit';

import { startingTexts } from '../starting.ts';

/** Props of a block of columns. @public */
export const columnsProps = {
  gap: optional(length({ section: 'layout', default: '24px', units: ['px', 'em'] })),
} as const;

/** Props of columns whose widths can differ. @public */
export const sharedColumnsProps = {
  ...columnsProps,
  /** Shares of the columns in percent; absent for columns of one width. */
  columnWidths: optional(list(number({ min: 1, max: 100, default: 25, unit: '%' }), { max: 4 })),
} as const;

type ColumnsValues = Readonly<{ gap: string | undefined; columnWidths?: readonly number[] | undefined }>;

/** Returns the CSS of the column props. @public */
export function columnsStyle({ gap, columnWidths }: ColumnsValues): BlockStyle {
  const columns = columnWidths?.map((width) => `minmax(0,${width}fr)`).join(' ');
  return { root: { gap, '--v-columns': columns } };
}

/** Names the props that a new block doesn't need: widths are set by dragging. @public */
export function unusedOfColumns({ columnWidths }: ColumnsValues): readonly string[] {
  return columnWidths === undefined ? ['columnWidths'] : [];
}

/** Columns are created with the block: none can be added, removed or moved. @public */
export const columnsNesting: Nesting = { allowedChildren: ['Column'], hasFixedStructure: true };

/** Content of a new columns block: a title and a text in each column. @public */
export function columnsTemplate(key: string, count: number): BlockTemplate {
  return { key, children: startingTexts(count).map((children) => ({ key: 'Column', children })) };
}
