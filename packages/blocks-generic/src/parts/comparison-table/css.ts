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
  '.part-comparison thead th[data-highlight]{padding-block-start:13px;border-block-start:3px solid var(--v-accent)}';
