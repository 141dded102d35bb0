import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { PackageImport } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect, useState } from 'react';

import { packFiles } from './packFiles.ts';

const refreshMs = 1000;

function isWorking(status: PackageImport['status'] | undefined): boolean {
  return status === 'reading' || status === 'running';
}

/** Returns the upload of an import's files; `sent` is its part from 0 to 1. */
function useSending(onCreated: (importId: number) => void) {
  const client = useApiClient();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<Error>();
  const send = async (files: readonly File[]): Promise<void> => {
    const file = await packFiles(files);
    const { id: uploadId, forget } = await client.sendParts(file, { onProgress: setSent });
    const { data } = await client.call(calls.createPackageImport, { body: { uploadId } });
    await forget();
    onCreated(data.id);
  };
  return {
    sent,
    failure,
    start(files: readonly File[]) {
      setSent(0);
      setFailure(undefined);
      send(files)
        .catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))))
        .finally(() => setSent(undefined));
    },
  };
}

/** Returns the state of an import of packages: the upload, the report, and the progress of the creation. */
export function usePackageImport() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [importId, setImportId] = useState<number>();
  const sending = useSending(setImportId);
  const params = { id: String(importId ?? 0) };
  const query = useQuery({
    ...callQuery(client, calls.getPackageImport, { params }),
    enabled: importId !== undefined,
    refetchInterval: ({ state }) => (isWorking(state.data?.data.status) ? refreshMs : false),
  });
  const starting = useCallMutation(calls.startPackageImport);
  const found = importId === undefined ? undefined : query.data?.data;
  const status = found?.status;
  useEffect(() => {
    if (status === 'done') void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listEpacks) });
  }, [status, queryClient]);
  return {
    sending,
    found,
    failure: sending.failure ?? query.error ?? starting.error,
    isStarting: starting.isPending,
    start: (changed: 'skip' | 'update') => starting.run({ params, body: { changed } }),
    open: setImportId,
    startOver: () => setImportId(undefined),
  };
}
