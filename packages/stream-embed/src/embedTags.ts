import { settingsText } from './settings.ts';

/** The embed's tags in the shop's page, in order. */
function findTags({ src }: HTMLScriptElement): HTMLScriptElement[] {
  const tags: HTMLScriptElement[] = [];
  for (const tag of document.scripts) if (tag.dataset.retailer && tag.src === src) tags.push(tag);
  return tags;
}

/** Counts the embed's tags before this one, which is in the page: each tag uses the next of the shop's places. */
export function countTagsBefore(script: HTMLScriptElement): number {
  return findTags(script).indexOf(script);
}

/**
 * Returns what a tag shows, as text. Undefined if an earlier tag has the same settings: a duplicate, as a tag manager
 * may add, shows and counts nothing.
 */
export function describeTag(script: HTMLScriptElement): string | undefined {
  const text = settingsText(script);
  for (const tag of findTags(script)) {
    if (tag === script) break;
    if (settingsText(tag) === text) return undefined;
  }
  return text;
}
