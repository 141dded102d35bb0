/** Returns a plain text as the HTML that texts of blocks are. Keeps its line breaks. */
export function escapeText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(/\r?\n/g, '<br>');
}
