import type { Catalogue } from '@vitrina/block-catalogue';
import { pageAddress, type PageKey } from '@vitrina/epack-model';

import type { NestingContext } from '../nesting/getNestingRefusal.ts';
import type { EditorState } from './editorState.ts';
import { getActiveKey } from './selectors.ts';

/** The data that placing a block on a page reads. */
export interface PlacingContext extends NestingContext {
  /** Returns whether blocks with this key can contain others. */
  holdsBlocks(key: string): boolean;
}

/** Returns the context of a page, by default of the one in view; undefined while it is loading. */
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
    // A block inside one that the catalog doesn't have wouldn't be visible.
    holdsBlocks: (blockKey) => (catalogue.find(blockKey)?.nesting.allowedChildren ?? 'none') !== 'none',
  };
}
