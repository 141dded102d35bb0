import { pageAddress, pageKey, type Page } from '@vitrina/epack-model';
import { useEffect, useMemo } from 'react';
import { openPage } from '@vitrina/editor-core/loading';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorState, useEditorStore, useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { Layout } from './layouts/layout.ts';
import { listParts } from './layouts/libraryLayout.ts';
import type { MatchedPart } from './layouts/matchLayout.ts';
import { findLayout } from './layouts/standardLayouts.ts';
import { findLayoutPage } from './findLayoutPage.ts';

/** State of the open package in the simple builder. */
export type LayoutPageState =
  /** The package has no layout yet. */
  | { readonly kind: 'noLayout' }
  /** The layout's page is loading, or failed to load. */
  | { readonly kind: 'loading'; readonly layout: Layout }
  /** The layout's page was deleted or no longer matches the layout. */
  | { readonly kind: 'beyond'; readonly layout: Layout }
  | {
      readonly kind: 'fits';
      readonly layout: Layout;
      readonly page: Page;
      readonly parts: readonly MatchedPart[];
    };

/** Opens the page of the package's layout and returns its state. */
export function useLayoutPage(): LayoutPageState {
  const dispatch = useBuilderDispatch();
  const { catalogue } = useEditorStore().services;
  const { epack, active } = useEditorState((state) => state.document);
  const layout = findLayout(epack.manifest['layout']);
  const address = layout && findLayoutPage(epack, layout, active);
  const isElsewhere = address !== undefined && pageKey(address) !== pageKey(active);
  const wantedKey = isElsewhere ? pageKey(address) : undefined;
  useEffect(() => {
    if (wantedKey !== undefined) void dispatch(openPage(pageAddress(wantedKey)));
  }, [wantedKey, dispatch]);
  const page = useEditorState(getActivePage);
  const parts = useMemo(
    () => (layout && page ? listParts(page, layout, catalogue) : undefined),
    [layout, page, catalogue],
  );
  if (layout === undefined) return { kind: 'noLayout' };
  if (address === undefined) return { kind: 'beyond', layout };
  if (isElsewhere || page === undefined) return { kind: 'loading', layout };
  return parts ? { kind: 'fits', layout, page, parts } : { kind: 'beyond', layout };
}
