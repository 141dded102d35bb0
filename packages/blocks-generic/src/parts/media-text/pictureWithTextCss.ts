/** Rules of a wide image with a text above or below it. */
export const pictureWithTextCss =
  '.part-picture-with-text{display:flex;flex-direction:column;gap:20px}.part-words:empty{display:none}';
