import { useRef, useState } from 'react';

import { useLocale } from '../../intl/LocaleContext.ts';
import { dayIn } from '../../intl/days.ts';
import type { ListController } from '../listController.ts';
import type { Column } from '../table/columns.ts';
import { collectRows, mostExported } from './collectRows.ts';
import type { ExportFormat } from '../exportFormats.ts';
import { saveFile } from './saveFile.ts';

/** Options of {@link useListExport}. */
export interface ListExportOptions<Row> {
  /** The file's name without the day and the extension. */
  name: string;
  columns: readonly Column<Row>[];
  list: Pick<ListController<Row>, 'fetchPage' | 'fetchFile'>;
  /** Called if the file contains only the first rows. */
  onCut: (count: number, total: number) => void;
}

/** Exports all matching rows as a file: from the server, or built from the rows fetched here. */
export function useListExport<Row>({ name, columns, list, onCut }: ListExportOptions<Row>) {
  const { formatLocale, timeZone } = useLocale();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);

  const toBlob = async (rows: readonly Row[], format: ExportFormat): Promise<Blob> => {
    const { toExportTable } = await import('./exportTable.ts');
    const table = toExportTable(columns, rows);
    if (format === 'xlsx') return (await import('./toXlsx.ts')).toXlsx(table, timeZone);
    const { toCsv } = await import('./toCsv.ts');
    return new Blob([toCsv(table, formatLocale, timeZone)], { type: 'text/csv' });
  };
  const makeFile = async (format: ExportFormat, signal: AbortSignal): Promise<Blob> => {
    if (list.fetchFile) return list.fetchFile(format, signal);
    const { rows, total } = await collectRows(list.fetchPage, setProgress, signal);
    const file = await toBlob(rows, format);
    if (total > mostExported) onCut(rows.length, total);
    return file;
  };
  const start = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    setError(undefined);
    try {
      const file = await makeFile(format, controller.signal);
      saveFile(file, `${name}-${dayIn(timeZone, new Date())}.${format}`);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    /** From 0 to 1 while rows are fetched. */
    progress,
    error,
    start: (format: ExportFormat) => void start(format),
    cancel: () => running.current?.abort(),
    dismissError: () => setError(undefined),
  };
}
