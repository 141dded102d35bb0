import type { RenderedPage } from './renderPage.ts';

/** The length that search engines show. */
const maxLength = 160;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Returns the beginning of a page's text for `<meta name="description">`: plain text of whole words, empty
 * for a page without text.
 *
 * @public
 */
export function describePage({ html }: Pick<RenderedPage, 'html'>): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?…])/g, '$1')
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:–—-]+$/, '')}…`;
}
