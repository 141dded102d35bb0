/**
 * Rules of a grid of cards: `data-columns` in a row on the desktop, two on a tablet, one on a phone; icons
 * stay two. Images share one ratio.
 */
export const cardGridCss =
  '.part-cards{display:grid;gap:24px;grid-template-columns:repeat(var(--v-columns),minmax(0,1fr))}' +
  '.part-cards[data-columns="1"]{--v-columns:1}.part-cards[data-columns="2"]{--v-columns:2}' +
  '.part-cards[data-columns="3"]{--v-columns:3}.part-cards[data-columns="4"]{--v-columns:4}' +
  '.part-card-picture:not(:last-child){margin-block-end:16px}' +
  '.part-card-caption{font-size:.875em;margin-block-end:8px}' +
  '.part-cards[data-media=icon] .part-card-picture{display:inline-block;width:88px;max-width:100%;--v-ratio:1}' +
  '.part-cards[data-media=icon] img.part-picture{object-fit:contain;background:none;border-radius:0}' +
  '.part-cards[data-media=beside] .part-card{display:grid;grid-template-columns:135px minmax(0,1fr);gap:20px;align-items:start;--v-ratio:1}' +
  '.part-cards[data-media=beside] .part-card-picture{margin:0}' +
  '@container page (max-width:992px){.part-cards[data-columns="3"],.part-cards[data-columns="4"]{--v-columns:2}}' +
  '@container page (max-width:560px){.part-cards{gap:20px}.part-cards:not([data-media=icon]){--v-columns:1}' +
  '.part-cards[data-media=beside] .part-card{grid-template-columns:88px minmax(0,1fr);gap:16px}}';
