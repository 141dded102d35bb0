/**
 * Rules of columns with given widths (`--v-split`). Columns are stacked on the mobile size; on a tablet,
 * three columns become two and one.
 */
export const splitCss =
  '.part-split{display:grid;gap:32px;align-items:center;grid-template-columns:var(--v-split,minmax(0,1fr) minmax(0,1fr))}' +
  '.part-split[data-align=start]{align-items:start}' +
  '.part-split>*{min-width:0}' +
  '.part-panel{padding:20px 24px;background:var(--v-tint);border-radius:var(--v-radius)}' +
  '.part-caption{margin-block-start:8px;font-size:.875em}' +
  '@container page (max-width:992px){.part-split{gap:24px}.part-split[data-columns="3"]{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}' +
  '.part-split[data-columns="3"]>:last-child{grid-column:1/-1}}' +
  '@container page (max-width:768px){.part-split[data-columns]{grid-template-columns:minmax(0,1fr);gap:20px}.part-split>[data-side=end]{order:-1}}';
