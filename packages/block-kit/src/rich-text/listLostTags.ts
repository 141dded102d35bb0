import { removedTags } from './parseRichText.ts';

/** Elements that show something besides their text. */
const shown: ReadonlySet<string> = new Set(['img', 'picture', 'video', 'audio', 'canvas', 'input', 'button']);

/** Lists the elements of a rich text whose content is not shown, each once; see `parseRichText`. */
export function listLostTags(html: string): readonly string[] {
  if (!html.includes('<')) return [];
  const tags = [...html.matchAll(/<([a-z]+)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return [...new Set(tags)].filter((tag) => shown.has(tag) || removedTags.has(tag));
}
