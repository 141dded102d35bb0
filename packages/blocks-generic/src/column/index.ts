import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { columnProps } from './schema.ts';

/**
 * A column of a row. Without a width it shares the row evenly with the others.
 *
 * @public
 */
export const column = defineBlock({
  key: 'Column',
  family: 'generic',
  props: columnProps,
  nesting: { allowedChildren: 'any', allowedParents: ['Row'] },
  css: '.Column{min-width:0;max-width:100%}',
  style: ({ width, hasRowHeight }) => ({
    root:
      width === undefined
        ? { flex: '1 1 0', 'align-self': 'stretch' }
        : { flex: '0 1 auto', width, ...(hasRowHeight && { 'align-self': 'stretch' }) },
  }),
  unusedProps: ({ width }) => (width === undefined ? ['hasRowHeight'] : []),
  layout: ({ width }) => ({ fillsRow: width === undefined }),
  keywords: ['col', 'колонка', 'столбец'],
  thumbnail: thumbnail(
    `<rect x="20.75" y="6.75" width="22.5" height="34.5" rx="3"/><rect x="25" y="11" width="14" height="8" rx="2" stroke="none" ${tint}/><path d="M26 25h12M26 30h12M26 35h7"/>`,
  ),
});
