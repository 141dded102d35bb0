/** The first image, with the sources of its other formats. */
const image = /(?:<source\b[^>]*>)*<img\b[^>]*>/;
/** Classes of an image that is displayed only at some sizes. */
const perSize = /class="[^"]*\b(?:from|before)-(?:laptop|tablet|mobile)\b/;

/**
 * Loads the first image of a page at once and with priority: it is most likely the first content a visitor
 * sees. An image with variants per size stays lazy, since the browser would also load those it does not
 * display. Only a lazy image can be measured before it loads, so that the others keep only their estimated widths.
 */
export function loadFirstPictureEarly(html: string): string {
  return html.replace(image, (tags) => {
    if (perSize.test(tags)) return tags.replace('loading="lazy" ', 'loading="lazy" fetchpriority="high" ');
    return tags.replace('loading="lazy" ', 'fetchpriority="high" ').replaceAll('sizes="auto, ', 'sizes="');
  });
}
