/** Rules of a main story with a narrower one beside it. */
export const imageSidebarCss =
  '.part-main{display:grid;gap:24px;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}' +
  '.part-sidebar>*+*{margin-block-start:16px}' +
  '.part-main>div>*+*{margin-block-start:16px}' +
  '@container page (max-width:992px){.part-main{grid-template-columns:minmax(0,1fr)}}';
