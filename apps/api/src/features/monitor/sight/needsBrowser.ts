import type { EmbedFacts, PageFacts } from '../reading/pageFacts.ts';

/** Decides whether the HTML leaves open what visitors see. */
export function needsBrowser(
  { hasScripts, isDoubtful }: PageFacts,
  embed: EmbedFacts | undefined,
  { hasFreshViews, policy }: { hasFreshViews: boolean; policy: string },
): boolean {
  // Scripts may add the tag.
  if (!embed) return hasScripts;
  // Visitors of the last days saw the content on this page.
  return !hasFreshViews || isDoubtful || policy !== '';
}
