import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { rowProps } from './schema.ts';

const justifyCss = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

/**
 * Blocks side by side, or one below the other. A new one has two columns that stack on the mobile size.
 *
 * @public
 */
export const row = defineBlock({
  key: 'Row',
  family: 'generic',
  props: rowProps,
  nesting: { allowedChildren: 'any' },
  style: ({ direction, align, justify, flexWrap, gap }) => ({
    root: {
      display: 'flex',
      'flex-direction': direction === 'vertical' ? 'column' : 'row',
      'align-items': align === 'center' ? 'center' : `flex-${align}`,
      'justify-content': justify && justifyCss[justify],
      'flex-wrap': flexWrap ? 'wrap' : 'nowrap',
      gap,
    },
  }),
  layout: ({ direction, flexWrap, gap }) => ({
    sideBySide: direction === 'vertical' ? 1 : 'all',
    fitsContent: true,
    wraps: flexWrap,
    gap,
  }),
  create: () => ({
    key: 'Row',
    props: { gap: '16px' },
    sizedProps: { direction: { desktop: 'horizontal', mobile: 'vertical' } },
    children: [{ key: 'Column' }, { key: 'Column' }],
  }),
  keywords: ['grid', 'flex', 'section', 'сетка', 'секция'],
  thumbnail: thumbnail(
    `<rect x="5.75" y="9.75" width="52.5" height="28.5" rx="3"/><rect x="10" y="14" width="20" height="20" rx="2" stroke="none" ${tint}/><rect x="34" y="14" width="20" height="20" rx="2" stroke="none" ${tint}/>`,
  ),
});
