import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { FeedFormat, Retailer } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { saveFile } from '@vitrina/ui-kit/list';
import { useState } from 'react';

/** Fetches a retailer's feed and has the browser save it. */
export function useFeedDownload({ id, name }: Pick<Retailer, 'id' | 'name'>) {
  const client = useApiClient();
  const [busy, setBusy] = useState<FeedFormat>();
  const [isFailed, setIsFailed] = useState(false);
  const download = async (format: FeedFormat) => {
    setBusy(format);
    setIsFailed(false);
    try {
      const feed = await client.call(calls.downloadFeed, { params: { id: String(id) }, query: { format } });
      saveFile(feed, `${name}.${format}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setIsFailed(true);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, isFailed, download };
}
