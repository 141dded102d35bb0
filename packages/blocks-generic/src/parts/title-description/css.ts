/** Rules of a title with its text. Lines are short enough to read with any alignment. */
export const titleDescriptionCss =
  '.part-title-description{display:grid;justify-items:var(--v-align,start)}' +
  '.part-title-description>*{max-width:52em;overflow-wrap:anywhere}';
