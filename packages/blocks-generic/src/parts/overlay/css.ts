/** The height of an image with a text over it, at least. */
export const overlayLeastPx = 320;

/** Rules of a text over an image. The image grows with a long text; on the mobile size the text is below it. */
export const overlayCss =
  '.part-overlay{display:grid;padding:0;overflow:hidden;border-radius:var(--v-radius)}' +
  '.part-overlay>*,.part-overlay .part-picture{grid-area:1/1}' +
  `.part-overlay .part-picture{height:100%;min-height:${overlayLeastPx}px;object-fit:cover;border-radius:0}` +
  '.part-overlay-panel{position:relative;z-index:1;box-sizing:border-box;margin:32px;padding:28px 32px;border-radius:var(--v-radius);' +
  'width:calc(var(--v-panel-width) - 64px);min-width:min(280px,100% - 64px);justify-self:var(--v-panel-x);align-self:var(--v-panel-y)}' +
  '.part-overlay-panel[data-color=light]{background:rgb(255 255 255/.92)}' +
  '.part-overlay-panel[data-color=dark]{background:rgb(10 16 26/.78);--v-ink:#fff;color:#fff}' +
  '.part-overlay-panel:empty{display:none}' +
  '@container page (max-width:768px){.part-overlay>*,.part-overlay .part-picture{grid-area:auto}.part-overlay .part-picture{height:auto;min-height:0}' +
  '.part-overlay-panel{margin:0;width:auto;justify-self:stretch;border-radius:0;padding:20px 16px}' +
  '.part-overlay-panel[data-color=light]{background:var(--v-tint)}.part-overlay-panel[data-color=dark]{background:#0a101a}}';
