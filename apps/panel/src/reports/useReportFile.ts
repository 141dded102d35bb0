import { calls } from '@vitrina/api-client/calls';
import type { Report } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { saveFile } from '@vitrina/ui-kit/list';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What a report's table can be taken along as. */
export const reportFormats = ['csv', 'xlsx'] as const;
/** One of {@link reportFormats}. */
export type ReportFormat = (typeof reportFormats)[number];

/** Fetches a report's products table as a file, and has the browser save it. */
export function useReportFile() {
  const client = useApiClient();
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const download = async ({ id, from, to }: Pick<Report, 'id' | 'from' | 'to'>, format: ReportFormat) => {
    setIsBusy(true);
    try {
      const params = { id: String(id) };
      const file = await client.call(calls.downloadReport, { params, query: { format } });
      saveFile(file, `report-${id}-${from}-${to}.${format}`);
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}
