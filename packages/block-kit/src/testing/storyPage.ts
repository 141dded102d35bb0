/**
 * The page's element of a story made by `blockStory`, inside its shadow root: where a `play` function looks.
 *
 * @throws Error when the story draws no page: that is a mistake of its author.
 * @public
 */
export function storyPage(canvas: Element): HTMLElement {
  for (const element of canvas.querySelectorAll('*')) {
    const page = element.shadowRoot?.querySelector<HTMLElement>('.page');
    if (page) return page;
  }
  throw new Error('The story draws no page');
}
