import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { DataSourceSummary } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import type { DataSource, Json } from '@vitrina/epack-model';
import { useAction } from '@vitrina/session';
import { fitSeries } from '@vitrina/editor-core/dynamic-data';
import { asOneStep, applyDataChange } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** A data source as the package uses it, with the ways to take it up, bring it up to date and drop it. */
export function useUsedSource({ id, name }: DataSourceSummary) {
  const store = useEditorStore();
  const sources = useEditorState((state) => state.document.epack.dataSources);
  const used = sources.find((source) => String(source.id) === String(id));
  const queries = useQueryClient();
  const set = (change: (before: readonly DataSource[]) => DataSource[]) => {
    const { dataSources } = store.getState().document.epack;
    store.dispatch(applyDataChange({ type: 'updateDataSources', dataSources: change(dataSources) }));
  };
  const loading = useAction(async () => {
    const { client } = store.services;
    const { data } = await queries.fetchQuery(callQuery(client, calls.getDataSource, { params: { id } }));
    // A record's data is JSON, as all of the answer is.
    const items = data.items.map((item) => ({ id: item.id, data: item.data as Json }));
    const source: DataSource = { id, name, items };
    const take = () => {
      // In its place: one that is brought up to date stays where it stood among the others.
      set((before) => {
        const at = before.findIndex((other) => String(other.id) === String(id));
        return at === -1 ? [...before, source] : before.with(at, source);
      });
      store.dispatch(fitSeries());
    };
    store.dispatch(asOneStep(take));
  });
  return {
    used,
    isPending: loading.isPending,
    error: loading.error,
    use: loading.run,
    forget: () => set((before) => before.filter((other) => String(other.id) !== String(id))),
  };
}
