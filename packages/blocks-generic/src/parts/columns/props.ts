import { type BlockStyle, type BlockTemplate, length, type Nesting, optional } from '@vitrina/block-kit';

import { startingTexts } from '../starting.ts';

/** Props of a block of columns. @public */
export const columnsProps = {
  gap: optional(length({ section: 'layout', default: '24px', units: ['px', 'em'] })),
} as const;

/** Returns the CSS of the column props. @public */
export function columnsStyle({ gap }: { readonly gap: string | undefined }): BlockStyle {
  return { root: { gap } };
}

/** Columns are created with the block: none can be added, removed or moved. @public */
export const columnsNesting: Nesting = { allowedChildren: ['Column'], hasFixedStructure: true };

/** Content of a new columns block: a title and a text in each column. @public */
export function columnsTemplate(key: string, count: number): BlockTemplate {
  return { key, children: startingTexts(count).map((children) => ({ key: 'Column', children })) };
}
