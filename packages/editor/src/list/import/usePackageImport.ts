import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiError, type SentUpload } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { PackageImport, ProductPages, ProductTable } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect, useState } from 'react';

import { packFiles } from './packFiles.ts';

const refreshMs = 1000;

function isWorking(status: PackageImport['status'] | undefined): boolean {
  return status === 'reading' || status === 'running';
}

/** A table of products that was uploaded, to be imported once it is known how. */
interface SentTable {
  readonly table: ProductTable;
  readonly isSending: boolean;
  readonly check: (pages: ProductPages) => void;
}

const isPackageFile = (name: string) => /\.json$/i.test(name);

/** Returns the upload of an import's files; `sent` is its part from 0 to 1. */
function useSending(onCreated: (importId: number) => void) {
  const client = useApiClient();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<Error>();
  const [table, setTable] = useState<SentTable>();

  const begin = async ({ id: uploadId, forget }: SentUpload, products?: ProductPages): Promise<void> => {
    const body = { uploadId, ...(products && { products }) };
    const { data } = await client.call(calls.createPackageImport, { body });
    await forget();
    setTable(undefined);
    onCreated(data.id);
  };
  const attempt = (work: Promise<void>) => {
    setFailure(undefined);
    work
      .catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        setSent(undefined);
        setTable((shown) => shown && { ...shown, isSending: false });
      });
  };
  const send = async (files: readonly File[]): Promise<void> => {
    const file = await packFiles(files);
    const parts = await client.sendParts(file, { onProgress: setSent });
    const found = isPackageFile(file.name) ? undefined : await readTable(client, parts.id);
    if (!found) return begin(parts);
    const check = (pages: ProductPages) => {
      setTable((shown) => shown && { ...shown, isSending: true });
      attempt(begin(parts, pages));
    };
    setTable({ table: found, isSending: false, check });
  };
  return {
    sent,
    failure,
    table,
    start(files: readonly File[]) {
      setSent(0);
      attempt(send(files));
    },
    forgetTable: () => setTable(undefined),
  };
}

/** Reads the table of products in an upload; undefined if it holds packages. */
async function readTable(client: ApiClient, uploadId: string): Promise<ProductTable | undefined> {
  try {
    return (await client.call(calls.readProductTable, { body: { uploadId } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'productTableMissing') return undefined;
    throw error;
  }
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
    startOver: () => {
      sending.forgetTable();
      setImportId(undefined);
    },
  };
}
