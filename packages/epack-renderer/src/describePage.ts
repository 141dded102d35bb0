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

/** Shorter beginnings say too little. */
const minLength = 50;

/** Returns the beginning of a text up to the last sentence that ends before the limit; undefined if it is too short. */
function wholeSentences(text: string): string | undefined {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]+["'»”’)]*(?= )/g))
    if (index + mark.length <= maxLength) end = index + mark.length;
  return end < minLength ? undefined : text.slice(0, end);
}

/**
 * Returns the beginning of a page's text for `<meta name="description">`: plain text of whole sentences, or of whole
 * words where the first sentence is too long or too short. Empty for a page without text.
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
  const sentences = wholeSentences(text);
  if (sentences) return sentences;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:–—-]+$/, '')}…`;
}
