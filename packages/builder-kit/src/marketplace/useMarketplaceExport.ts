import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import type { ContentMarketplace } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { useState } from 'react';

import { saveEpack } from '../saving/saveEpack.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { isUnsaved } from '../store/selectors.ts';

/** The saved page in view as a marketplace takes it. */
export function useMarketplaceExport(marketplace: ContentMarketplace) {
  const client = useApiClient();
  const store = useBuilderStore();
  const epackId = useBuilder((state) => state.document.epackId);
  const active = useBuilder((state) => state.document.active);
  const needsSave = useBuilder(({ document }) => document.epackId === undefined || isUnsaved(document));
  const [isSaving, setSaving] = useState(false);
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
  const save = async () => {
    setSaving(true);
    await store.dispatch(saveEpack());
    setSaving(false);
  };
  return { exported, needsSave, save, isSaving };
}
