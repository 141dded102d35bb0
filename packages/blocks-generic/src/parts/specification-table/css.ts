/**
 * Rules of one or two tables of labels and values, either ruled (collapse) or with separate rows (separate).
 */
export const specificationTableCss =
  '.part-specs{display:grid;gap:0 32px;align-items:start;grid-template-columns:minmax(0,1fr)}' +
  '.part-specs[data-tables="2"]{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}' +
  '.part-specs table{width:100%;table-layout:fixed;text-align:start}' +
  '.part-specs :where(th,td){padding:12px 16px;vertical-align:top;text-align:inherit;font-weight:400}' +
  '.part-specs th{width:42%}' +
  '.part-specs td{color:var(--v-ink);font-weight:600}' +
  '.part-specs[data-borders=collapse] table{border-collapse:collapse}' +
  '.part-specs[data-borders=collapse] tr{border-block-end:1px solid var(--v-line)}' +
  '.part-specs[data-borders=collapse] table:first-child tr:first-child{border-block-start:1px solid var(--v-line)}' +
  '.part-specs[data-borders=separate] table{border-collapse:separate;border-spacing:0 6px}' +
  '.part-specs[data-borders=separate] tr>*{background:var(--v-tint)}' +
  '.part-specs[data-borders=separate] tr>:first-child{border-start-start-radius:var(--v-radius);border-end-start-radius:var(--v-radius)}' +
  '.part-specs[data-borders=separate] tr>:last-child{border-start-end-radius:var(--v-radius);border-end-end-radius:var(--v-radius)}' +
  '@container page (min-width:768.02px){.part-specs[data-borders=collapse] table:nth-child(2) tr:first-child{border-block-start:1px solid var(--v-line)}}' +
  '@container page (max-width:768px){.part-specs[data-tables]{grid-template-columns:minmax(0,1fr)}.part-specs :where(th,td){padding:10px 12px}}';
