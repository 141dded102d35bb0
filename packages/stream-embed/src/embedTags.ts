import { settingAttributes } from './settings.ts';

/** The embed's tags in the shop's page, in order. */
function findTags({ src }: HTMLScriptElement): HTMLScriptElement[] {
  const tags: HTMLScriptElement[] = [];
  for (const tag of document.scripts)
    if (tag.hasAttribute('data-retailer') && tag.src === src) tags.push(tag);
  return tags;
}

/** Counts the embed's tags before this one: each tag uses the next of the shop's places. */
export function countTagsBefore(script: HTMLScriptElement): number {
  return Math.max(0, findTags(script).indexOf(script));
}

/**
 * Checks whether an earlier tag has the same settings: a duplicate, as a tag manager may add, shows and
 * counts nothing.
 */
export function isRepeated(script: HTMLScriptElement): boolean {
  for (const tag of findTags(script)) {
    if (tag === script) return false;
    if (settingAttributes.every((name) => tag.getAttribute(name) === script.getAttribute(name))) return true;
  }
  return false;
}
