/**
 * Returns the page's element of a story made by `blockStory`, inside its shadow root, for a `play` function.
 *
 * @throws Error if the story renders no page: a mistake in the story
 * @public
 */
export function storyPage(canvas: Element): HTMLElement {
  for (const element of canvas.querySelectorAll('*')) {
    const page = element.shadowRoot?.querySelector<HTMLElement>('.page');
    if (page) return page;
  }
  throw new Error('The story draws no page');
}
