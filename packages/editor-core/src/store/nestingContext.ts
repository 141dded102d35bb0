import type { Catalogue } from '@vitrina/block-catalogue';
import { pageAddress, type PageKey } from '@vitrina/epack-model';

import type { NestingContext } from '../nesting/getNestingRefusal.ts';
import type { EditorState } from './editorState.ts';
import { getActiveKey } from './selectors.ts';

/** What placing on a page looks at. */
export interface PlacingContext extends NestingContext {
  /** Whether blocks of this key may hold others at all. */
  holdsBlocks(key: string): boolean;
}

/** The context of a page, by default of the one in view; undefined while it is loading. */
export function getNestingContext(
  state: EditorState,
  catalogue: Catalogue,
  key: PageKey = getActiveKey(state),
): PlacingContext | undefined {
  const page = state.document.epack.pages[key];
  if (!page) return undefined;
  return {
    page,
    rules: catalogue.rules,
    template: pageAddress(key).template,
    lockedIds: state.view.locks[key] ?? [],
    // What would be put into a block that the catalogue does not know would not be seen.
    holdsBlocks: (blockKey) => (catalogue.find(blockKey)?.nesting.allowedChildren ?? 'none') !== 'none',
  };
}
