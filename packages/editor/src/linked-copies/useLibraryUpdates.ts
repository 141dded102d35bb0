import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { type LinkContext, listLibraryCopies, listOutdatedItems } from '@vitrina/editor-core/library';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

const maxListed = 100;

/** Returns the copies of library items on the page in view whose item changed since, updated when editing pauses. */
export function useLibraryUpdates(): readonly LinkContext[] {
  const client = useApiClient();
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const page = getActivePage({ document });
  const { locale } = document.active;
  const publicIds = useMemo(() => {
    const ids = page ? listLibraryCopies(page).map(({ itemId }) => itemId) : [];
    return [...new Set(ids)].toSorted().slice(0, maxListed).join();
  }, [page]);
  const items = useQuery({
    ...callQuery(client, calls.listCustomComponents, { query: { publicIds, limit: maxListed } }),
    enabled: publicIds !== '',
    placeholderData: keepPreviousData,
  }).data?.data.items;
  return useMemo(
    () => (page && items && publicIds !== '' ? listOutdatedItems(page, items, locale, catalogue) : []),
    [page, items, publicIds, locale, catalogue],
  );
}
