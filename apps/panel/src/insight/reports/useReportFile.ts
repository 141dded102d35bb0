import { calls } from '@vitrina/api-client/calls';
import type { Report } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { saveFile } from '@vitrina/ui-kit/list';

/** Download formats of a report's table. */
export const reportFormats = ['csv', 'xlsx'] as const;
/** One of {@link reportFormats}. */
export type ReportFormat = (typeof reportFormats)[number];

/** Downloads a report's products table as a file. */
export function useReportFile() {
  const { runAsync, isPending } = useCallMutation(calls.downloadReport, { onError: useFailureToast() });
  const download = ({ id, from, to }: Pick<Report, 'id' | 'from' | 'to'>, format: ReportFormat) => {
    // Saves the file even if the user has left the screen.
    runAsync({ params: { id }, query: { format } }).then(
      (file) => saveFile(file, `report-${id}-${from}-${to}.${format}`),
      () => undefined,
    );
  };
  return { isPending, download };
}
