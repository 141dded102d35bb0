/**
 * Converts an editor's HTML to the stored form of a text. A single plain paragraph becomes its content, and
 * an empty one an empty string.
 */
export function toStoredHtml(html: string): string {
  const single = /^<p>((?:(?!<p[ >]|<\/p>).)*)<\/p>$/s.exec(html);
  return single ? (single[1] ?? '') : html;
}
