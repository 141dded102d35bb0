import { scrollingTableCss } from '../comparison-table/css.ts';

/** Rules of a table of labeled rows with several values each. */
export const dataTableCss =
  scrollingTableCss + '.part-data thead th{background:var(--v-tint);color:var(--v-ink);font-weight:600}';
