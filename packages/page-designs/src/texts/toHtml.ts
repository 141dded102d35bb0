/** Converts words to stored text: escapes markup and keeps line breaks. */
export function toHtml(words: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(/\r?\n/g, '<br>');
}
