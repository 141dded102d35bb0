const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, in an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/["&'<>]/g, (character) => entities[character] ?? character);
}

/** Escapes CSS for a `<style>` element, which only `</style` could end. */
export function escapeStyle(css: string): string {
  return css.replace(/<\//g, '<\\/');
}
