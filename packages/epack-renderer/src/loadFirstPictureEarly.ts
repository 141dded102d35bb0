const image = /<img\b[^>]*>/;
/** Classes of an image that is displayed at some sizes only. */
const perSize = /class="[^"]*\b(?:from|before)-(?:laptop|tablet|mobile)\b/;

/**
 * The first image of a page is most likely what a visitor sees first: it is fetched at once and before others. One of
 * several for different sizes goes on waiting for its place, or the browser would fetch those it does not display.
 */
export function loadFirstPictureEarly(html: string): string {
  return html.replace(image, (tag) => {
    const loading = perSize.test(tag) ? 'loading="lazy" ' : '';
    return tag.replace('loading="lazy" ', `${loading}fetchpriority="high" `);
  });
}
