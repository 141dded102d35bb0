import { maxRowValues } from '../props.ts';

/**
 * Rules of tables with more columns than fit on a phone: they scroll sideways, and the labels stay in view.
 */
export const scrollingTableCss =
  '.part-scroll{overflow-x:auto;border:1px solid var(--v-line);border-radius:var(--v-radius)}' +
  '.part-table{width:100%;border-collapse:separate;border-spacing:0;table-layout:fixed;text-align:start;hyphens:auto}' +
  '.part-table :where(th,td){padding:12px 16px;vertical-align:top;text-align:inherit;font-weight:400;border-block-end:1px solid var(--v-line)}' +
  '.part-table tbody tr:last-child>*{border-block-end:0}' +
  '.part-table tbody th,.part-table thead td{position:sticky;inset-inline-start:0;z-index:1;background:var(--v-tint);color:var(--v-ink);font-weight:600}' +
  '.part-column-label{width:148px}.part-column{width:136px}' +
  '@container page (max-width:768px){.part-column-label{width:128px}.part-table{font-size:.9375em}.part-table :where(th,td){padding:10px 12px}}';

/** Number of columns that the rules of cards know: the largest number of values in a row. */
const cardColumns = Array.from({ length: maxRowValues }, (_, column) => column + 1);

/**
 * Rules of a comparison on phones that shows a card per product. All cells are items of one flexible box, which the number of
 * their column orders: products one after the other, and within each the order of the rows.
 */
const cardsCss =
  '@container page (max-width:768px){' +
  '.part-compared{position:relative;display:flex;flex-direction:column;overflow:visible;border:0;border-radius:0}' +
  '.part-compared :is(table,thead,tbody,tr){display:contents}' +
  '.part-compared colgroup{display:none}' +
  '.part-compared .part-table :is(thead td,tbody th){position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}' +
  '.part-compared .part-table :is(thead th,tbody td){display:block;border:1px solid var(--v-line);border-block-start:0;text-align:start;overflow-wrap:anywhere}' +
  '.part-compared .part-table thead th{padding:12px;border-block-start:1px solid var(--v-line);border-start-start-radius:var(--v-radius);border-start-end-radius:var(--v-radius)}' +
  '.part-compared .part-table thead th:not(:nth-child(2)){margin-block-start:16px}' +
  '.part-compared .part-table tbody tr:last-child td{border-end-start-radius:var(--v-radius);border-end-end-radius:var(--v-radius)}' +
  '.part-compared .part-table tbody td{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:12px}' +
  '.part-compared tbody td::before{content:attr(data-label);color:var(--v-ink);font-weight:600}' +
  '.part-compared .part-frame{display:grid;grid-template-columns:96px minmax(0,1fr);column-gap:12px}' +
  '.part-compared .part-frame>:first-child{grid-row:1/span 2;margin:0}' +
  '.part-compared .part-comparison-name{align-self:end}' +
  '.part-compared .part-comparison-name:last-child{grid-row:1/span 2;align-self:center}' +
  cardColumns.map((column) => `.part-compared tr>:nth-child(${column + 1}){order:${column}}`).join('') +
  '}';

/** Rules of a comparison chart. */
export const comparisonTableCss =
  scrollingTableCss +
  '.part-comparison :where(th,td)+:where(th,td){border-inline-start:1px solid var(--v-line)}' +
  '.part-comparison thead th{vertical-align:bottom;padding-block:16px}' +
  '.part-comparison .part-picture{--v-ratio:1;margin-block-end:12px}' +
  '.part-comparison img.part-picture{object-fit:contain;background:none}' +
  '.part-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}' +
  '.part-comparison-name{display:block;font-weight:600;color:var(--v-ink)}' +
  '.part-comparison-code{display:block;font-size:.875em}' +
  '.part-comparison [data-highlight]{background:var(--v-tint)}' +
  '.part-comparison thead th[data-highlight]{padding-block-start:13px;border-block-start:3px solid var(--v-accent)}' +
  cardsCss;
