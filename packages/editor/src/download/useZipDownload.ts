import { calls } from '@vitrina/api-client/calls';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { saveFile } from '@vitrina/ui-kit/list';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusPage } from '@vitrina/editor-ui/surface';

/** The fields of a saved package used for its download. */
export interface DownloadableEpack {
  readonly id: string;
  readonly name: string;
  /** Whether there are unsaved changes, which the download doesn't contain. */
  readonly isUnsaved?: boolean;
}

/** Returns a function that downloads a saved package as a zip. Shows the progress and a cancel button. */
export function useZipDownload(): (epack: DownloadableEpack) => Promise<void> {
  const intl = useIntl();
  const client = useApiClient();
  const failures = useRef(new Map<string, number>());
  return useCallback(
    async function download(epack) {
      const { id, name: ownName, isUnsaved = false } = epack;
      const failure = failures.current.get(id);
      // Dismiss the previous error: the download is being retried.
      if (failure !== undefined) toast.dismiss(failure);
      failures.current.delete(id);
      const name = ownName || id;
      const say = (id: `builder.download.${'asSaved' | 'failed' | 'running'}` | 'builder.list.downloaded') =>
        intl.formatMessage({ id }, { name });
      const abort = new AbortController();
      const shown = toast.progress({
        text: say('builder.download.running'),
        action: {
          label: intl.formatMessage({ id: 'ui.action.cancel' }),
          onSelect: () => {
            abort.abort();
            keepFocus();
          },
        },
      });
      try {
        const zip = await client.call(calls.downloadEpack, {
          params: { id },
          signal: abort.signal,
          onProgress: (part) => toast.advance(shown, part),
        });
        saveFile(zip, `${name}.zip`);
        toast.success({ text: say(isUnsaved ? 'builder.download.asSaved' : 'builder.list.downloaded') });
      } catch (error) {
        if (abort.signal.aborted) return;
        const reason = intl.formatMessage({ id: errorMessageId(error) });
        const shownFailure = toast.error({
          text: `${say('builder.download.failed')} ${reason}`,
          action: {
            label: intl.formatMessage({ id: 'builder.retry' }),
            onSelect: () => {
              void download(epack);
              keepFocus();
            },
          },
        });
        failures.current.set(id, shownFailure);
      } finally {
        toast.dismiss(shown);
      }
    },
    [client, intl],
  );
}

/** Moves focus to the page or the main region after a message closes, because its pressed button is gone. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body || focusPage()) return;
    document.querySelector<HTMLElement>('main')?.focus();
  });
}
