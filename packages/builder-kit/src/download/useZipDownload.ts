import { calls } from '@vitrina/api-client/calls';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { saveFile } from '@vitrina/ui-kit/list';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A saved package as far as its download needs it. */
export interface DownloadableEpack {
  readonly id: string;
  readonly name: string;
}

/** Downloads a saved package as a zip, saying how far it is and letting it be called off. */
export function useZipDownload(): (epack: DownloadableEpack) => Promise<void> {
  const intl = useIntl();
  const client = useApiClient();
  return useCallback(
    async ({ id, name }) => {
      const abort = new AbortController();
      const shown = toast.progress({
        text: intl.formatMessage({ id: 'builder.download.running' }, { name: name || id }),
        action: {
          label: intl.formatMessage({ id: 'ui.action.cancel' }),
          onSelect: () => abort.abort(),
        },
      });
      try {
        const zip = await client.call(calls.downloadEpack, {
          params: { id },
          signal: abort.signal,
          onProgress: (part) => toast.advance(shown, part),
        });
        saveFile(zip, `${name || id}.zip`);
        toast.success({ text: intl.formatMessage({ id: 'builder.list.downloaded' }, { name: name || id }) });
      } catch (error) {
        if (!abort.signal.aborted) toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
      } finally {
        toast.dismiss(shown);
      }
    },
    [client, intl],
  );
}
