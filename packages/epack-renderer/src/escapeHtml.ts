const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may be placed in HTML, in an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/["&'<>]/g, (character) => entities[character] ?? character);
}

/** CSS as it may be placed in a `<style>` element, which only `</style` could end. */
export function escapeStyle(css: string): string {
  return css.replace(/<\//g, '<\\/');
}
