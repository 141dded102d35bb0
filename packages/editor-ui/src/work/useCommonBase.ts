import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { emptyPage, loadPage, pageKey, type Page } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { useMemo, useState } from 'react';
import type { PageConflict } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/**
 * Returns the common base version of a conflict, or `undefined` if the version is no longer stored or failed
 * to load.
 */
export function useCommonBase({ address }: PageConflict): {
  readonly base: Page | undefined;
  readonly isPending: boolean;
} {
  const store = useEditorStore();
  // Keeps the initial value, because resolving the conflict moves the page to the other revision.
  const [{ id, revision }] = useState(() => {
    const { epackId, revisions } = store.getState().document;
    return { id: epackId, revision: revisions[pageKey(address)] ?? 0 };
  });
  const { locale, template, page } = address;
  const query = { lang: locale, template, page };
  const version = useQuery({
    ...callQuery(useApiClient(), calls.getPageVersion, { params: { id: id ?? '', revision }, query }),
    enabled: id !== undefined && revision > 0,
  });
  const { rules } = store.services.catalogue;
  const components = version.data?.data.components;
  const base = useMemo(() => {
    if (revision === 0) return emptyPage;
    return components && loadPage(components, rules).page;
  }, [components, revision, rules]);
  return { base, isPending: version.isLoading };
}
