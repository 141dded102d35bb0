import { useRef, useState } from 'react';

import { useLocale } from '../../intl/LocaleContext.ts';
import { dayIn } from '../../intl/days.ts';
import type { Column } from '../table/columns.ts';
import { collectRows, type FetchPage } from './collectRows.ts';
import { toExportTable, type ExportTable } from './exportTable.ts';
import { saveFile } from './saveFile.ts';
import { toCsv } from './toCsv.ts';

/** Kinds of files a list is exported to. */
export const exportFormats = ['csv', 'xlsx'] as const;
/** A kind of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

interface ExportOptions<Row> {
  /** The file's name without the day and the ending. */
  name: string;
  columns: readonly Column<Row>[];
  fetchPage: FetchPage<Row>;
}

/** Collects all matching rows and saves them as a file. */
export function useListExport<Row>({ name, columns, fetchPage }: ExportOptions<Row>) {
  const { formatLocale, timeZone } = useLocale();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);

  const toBlob = async (table: ExportTable, format: ExportFormat): Promise<Blob> => {
    if (format === 'csv') return new Blob([toCsv(table, formatLocale, timeZone)], { type: 'text/csv' });
    const { toXlsx } = await import('./toXlsx.ts');
    return toXlsx(table, timeZone);
  };
  const start = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    setError(undefined);
    try {
      const rows = await collectRows(fetchPage, setProgress, controller.signal);
      const blob = await toBlob(toExportTable(columns, rows), format);
      saveFile(blob, `${name}-${dayIn(timeZone, new Date())}.${format}`);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    /** From 0 to 1 while the rows are collected. */
    progress,
    error,
    start: (format: ExportFormat) => void start(format),
    cancel: () => running.current?.abort(),
    dismissError: () => setError(undefined),
  };
}
