import { type BlockTemplate, defineBlock, kitTint } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { tableProps } from './schema.ts';

const defaultRows = 3;
const defaultColumns = 5;

/** A table of rows of cells; a cell holds any blocks. A new table has 3 rows of 5 columns. @public */
export const table = defineBlock({
  key: 'Table',
  family: 'generic',
  props: tableProps,
  nesting: { allowedChildren: ['TableRow'] },
  css: [
    '.Table{overflow-x:auto}',
    '.Table-table{width:100%;border-collapse:collapse;font:inherit}',
    '.Table-caption{padding-bottom:8px;text-align:start;font-weight:600}',
    '.TableCell{padding:10px 12px;border:1px solid var(--table-line);text-align:start;vertical-align:top}',
    `.Table-headerRow .TableRow:first-child>.TableCell,.Table-headerColumn .TableCell:first-child{font-weight:600;background:${kitTint}}`,
    // A header column stays in view beside what scrolls.
    '@container page (max-width:768px){.Table-headerColumn .TableCell:first-child{position:sticky;inset-inline-start:0;z-index:1}}',
  ].join(''),
  style: ({ lineColor, columnWidths = [] }) => ({
    root: { '--table-line': lineColor },
    parts: Object.fromEntries(
      columnWidths.map((width, column) => [`column${column + 1}`, { width: `${width}%` }]),
    ),
  }),
  // Widths are set by dragging; until then, the inspector needs no empty list.
  unusedProps: ({ columnWidths }) => (columnWidths === undefined ? ['columnWidths'] : []),
  create: () => ({
    key: 'Table',
    children: Array.from({ length: defaultRows }, () => tableRowTemplate(defaultColumns)),
  }),
  keywords: ['grid', 'specification', 'таблица', 'характеристики'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="9.75" width="46.5" height="28.5" rx="3"/><path d="M9 19h46M9 28.5h46M24.5 10v28M40 10v28"/><path d="M12 9.75h40a3 3 0 0 1 3 3V19H9v-6.25a3 3 0 0 1 3-3z" stroke="none" ${tint}/>`,
  ),
});

/** A row of empty cells. */
function tableRowTemplate(columns: number): BlockTemplate {
  const cell: BlockTemplate = { key: 'TableCell', children: [{ key: 'Text' }] };
  return { key: 'TableRow', children: Array.from({ length: columns }, () => cell) };
}
