/** Rules of a title with its text. Lines are kept short enough to read, whichever side they are aligned to. */
export const titleDescriptionCss =
  '.part-title-description{display:grid;justify-items:var(--v-align,start)}' +
  '.part-title-description>*{max-width:52em;overflow-wrap:anywhere}';
