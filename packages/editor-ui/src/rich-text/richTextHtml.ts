/** The markup of an editor as a text's stored form: one plain paragraph is just its content, an empty one is nothing. */
export function toStoredHtml(html: string): string {
  const single = /^<p>((?:(?!<p[ >]|<\/p>).)*)<\/p>$/s.exec(html);
  return single ? (single[1] ?? '') : html;
}
