import type { Catalogue } from '@vitrina/block-catalogue';

import type { DropContext } from '../drag/findDropPreview.ts';
import type { BuilderState } from './createBuilderStore.ts';
import { getActivePage, getLockedIds } from './selectors.ts';

/** What placing on the page in view looks at; undefined while it is loading. */
export function getNestingContext(state: BuilderState, catalogue: Catalogue): DropContext | undefined {
  const page = getActivePage(state);
  return (
    page && {
      page,
      rules: catalogue.rules,
      template: state.document.active.template,
      lockedIds: getLockedIds(state),
      holdsBlocks: (key) => catalogue.find(key)?.nesting.allowedChildren !== 'none',
    }
  );
}
