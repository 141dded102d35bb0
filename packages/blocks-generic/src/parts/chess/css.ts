/** Styles of rows with the image on alternating sides. On narrow pages, each text is below its image. */
export const chessCss =
  '.part-chess{display:grid;gap:24px}' +
  '.part-chess-row{display:grid;gap:32px;align-items:center;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}' +
  '.part-chess-row>.part-frame{--v-ratio:3/2}' +
  '.part-chess-row:nth-child(even)>.part-frame{order:1}' +
  '@container page (max-width:768px){.part-chess-row{gap:16px;grid-template-columns:minmax(0,1fr)}.part-chess-row:nth-child(even)>.part-frame{order:0}}';
