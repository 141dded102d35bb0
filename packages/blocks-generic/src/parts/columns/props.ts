import { type BlockStyle, type BlockTemplate, length, type Nesting, optional } from '@vitrina/block-kit';

import { startingTexts } from '../starting.ts';

/** Props of a block of columns. @public */
export const columnsProps = {
  gap: optional(length({ default: '24px', units: ['px', 'em'] })),
} as const;

/** How `Columns` shows them. @public */
export function columnsStyle({ gap }: { readonly gap: string | undefined }): BlockStyle {
  return { root: { gap } };
}

/** Columns come with the block: none can be added, removed or moved. @public */
export const columnsNesting: Nesting = { allowedChildren: ['Column'], hasFixedStructure: true };

/** What a new block of columns holds: a title and a text in each. @public */
export function columnsTemplate(key: string, count: number): BlockTemplate {
  return { key, children: startingTexts(count).map((children) => ({ key: 'Column', children })) };
}
