import { useApiClient, errorMessageId } from '@vitrina/session';
import { calls } from '@vitrina/api-client/calls';
import { toast } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { saveBlob } from '../list/saveBlob.ts';

/** Downloads the saved package as a zip. */
export function useDownload(): () => void {
  const intl = useIntl();
  const client = useApiClient();
  const store = useBuilderStore();
  return useCallback(() => {
    const { epackId, epack } = store.getState().document;
    if (epackId === undefined) return;
    client
      .call(calls.downloadEpack, { params: { id: epackId } })
      .then((blob) => saveBlob(blob, `${epack.manifest.productData.productName || epackId}.zip`))
      .catch((error: unknown) => toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) }));
  }, [client, store, intl]);
}
