import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { DataSourceSummary } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import type { DataSource, Json } from '@vitrina/epack-model';
import { useAction } from '@vitrina/session';
import { fitSeries } from '@vitrina/editor-core/dynamic-data';
import { transact, applyDataChange } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** Returns a data source of the package, with functions to add, update, and remove it. */
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
    // The data of a record is JSON, like the rest of the response.
    const items = data.items.map((item) => ({ id: item.id, data: item.data as Json }));
    const source: DataSource = { id, name, items };
    const take = () => {
      // An updated source keeps its position.
      set((before) => {
        const at = before.findIndex((other) => String(other.id) === String(id));
        return at === -1 ? [...before, source] : before.with(at, source);
      });
      store.dispatch(fitSeries());
    };
    store.dispatch(transact(take));
  });
  return {
    used,
    isPending: loading.isPending,
    error: loading.error,
    use: loading.run,
    forget: () => set((before) => before.filter((other) => String(other.id) !== String(id))),
  };
}
