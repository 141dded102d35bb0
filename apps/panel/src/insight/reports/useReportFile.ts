import { calls } from '@vitrina/api-client/calls';
import type { Report } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { saveFile } from '@vitrina/ui-kit/list';

/** What a report's table can be taken along as. */
export const reportFormats = ['csv', 'xlsx'] as const;
/** One of {@link reportFormats}. */
export type ReportFormat = (typeof reportFormats)[number];

/** Fetches a report's products table as a file, and has the browser save it. */
export function useReportFile() {
  const { runAsync, isPending } = useCallMutation(calls.downloadReport, { onError: useFailureToast() });
  const download = ({ id, from, to }: Pick<Report, 'id' | 'from' | 'to'>, format: ReportFormat) => {
    // A file that arrives after the screen was left is saved all the same.
    runAsync({ params: { id }, query: { format } }).then(
      (file) => saveFile(file, `report-${id}-${from}-${to}.${format}`),
      () => undefined,
    );
  };
  return { isPending, download };
}
