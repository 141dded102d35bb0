const image = /<img\b[^>]*>/;
/** Classes of an image that is displayed only at some sizes. */
const perSize = /class="[^"]*\b(?:from|before)-(?:laptop|tablet|mobile)\b/;

/**
 * Loads the first image of a page at once and with priority: it is most likely the first content a visitor
 * sees. An image with variants per size stays lazy, since the browser would also load those it does not
 * display.
 */
export function loadFirstPictureEarly(html: string): string {
  return html.replace(image, (tag) => {
    const loading = perSize.test(tag) ? 'loading="lazy" ' : '';
    return tag.replace('loading="lazy" ', `${loading}fetchpriority="high" `);
  });
}
