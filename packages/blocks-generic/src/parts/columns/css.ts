/** Rules of a fixed number of columns side by side; four columns wrap to two by two on a tablet. */
export const columnsCss =
  '.part-columns{display:grid;gap:24px}' +
  '.part-columns[data-columns="2"]{grid-template-columns:var(--v-columns,repeat(2,minmax(0,1fr)))}' +
  '.part-columns[data-columns="3"]{grid-template-columns:var(--v-columns,repeat(3,minmax(0,1fr)))}' +
  '.part-columns[data-columns="4"]{grid-template-columns:var(--v-columns,repeat(4,minmax(0,1fr)))}' +
  '@container page (max-width:992px){.part-columns[data-columns="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}}' +
  '@container page (max-width:768px){.part-columns[data-columns]{grid-template-columns:minmax(0,1fr)}}';
