import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { loadPage, type Page } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

/** Returns the page in view as it was at a revision; undefined while it loads, and if it can't be loaded. */
export function useVersionPage(epackId: string, revision: number | undefined): Page | undefined {
  const client = useApiClient();
  const { rules } = useEditorStore().services.catalogue;
  const { locale: lang, template, page } = useEditorState((state) => state.document.active);
  const { data } = useQuery({
    ...callQuery(client, calls.getPageVersion, {
      params: { id: epackId, revision: revision ?? 0 },
      query: { lang, template, page },
    }),
    // A revision never changes.
    staleTime: Infinity,
    enabled: revision !== undefined,
  });
  const components = data?.data.components;
  return useMemo(() => components && loadPage(components, rules).page, [components, rules]);
}
