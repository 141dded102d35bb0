/**
 * Waits until a visitor opens a page that the browser prepared in advance: many of those are never opened, so they are no
 * views.
 */
export async function untilVisited(): Promise<void> {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
