import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import type { ContentMarketplace } from '@vitrina/api-client/contract';
import { useAction, useApiClient } from '@vitrina/session';
import { saveEpack } from '@vitrina/editor-core/saving';
import { isUnsaved } from '@vitrina/editor-core/store';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

/** Returns the export of the saved page in view to a marketplace. */
export function useMarketplaceExport(marketplace: ContentMarketplace) {
  const client = useApiClient();
  const store = useEditorStore();
  const epackId = useEditorState((state) => state.document.epackId);
  const active = useEditorState((state) => state.document.active);
  const needsSave = useEditorState(({ document }) => document.epackId === undefined || isUnsaved(document));
  const { locale: lang, template, page } = active;
  const exported = useQuery({
    ...callQuery(client, calls.exportForMarketplace, {
      params: { id: epackId ?? '', marketplace },
      query: { lang, template, page },
    }),
    refetchOnMount: 'always',
    gcTime: 0,
    enabled: epackId !== undefined && !needsSave,
  });
  const saving = useAction(async () => {
    await store.dispatch(saveEpack());
  });
  return { exported, needsSave, saving };
}
