import type { Layout } from './layout.ts';
import { amazonBasic } from './standard/amazonBasic.ts';
import { comparison } from './standard/comparison.ts';
import { featureGrid } from './standard/featureGrid.ts';
import { libraryLayout } from './libraryLayout.ts';
import { friendlyMinisite } from './standard/friendlyMinisite.ts';
import { howToUse } from './standard/howToUse.ts';
import { ozonRichContent } from './standard/ozonRichContent.ts';
import { productStory } from './standard/productStory.ts';
import { videoSpecifications } from './standard/videoSpecifications.ts';

/** All layouts of the simple builder, in display order. */
export const standardLayouts: readonly Layout[] = [
  productStory,
  featureGrid,
  howToUse,
  videoSpecifications,
  comparison,
  friendlyMinisite,
  ozonRichContent,
  amazonBasic,
];

/** Returns the layout with the key stored in a document. */
export function findLayout(key: unknown): Layout | undefined {
  return [...standardLayouts, libraryLayout].find((layout) => layout.key === key);
}
