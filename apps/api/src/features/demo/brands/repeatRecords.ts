import { applyPageChange, getChildIds, type Page, planMakeDynamic, walkPage } from '@vitrina/epack-model';

/** Repeats the row of each Dynamic Data Provider once per record, as the editor does. */
export function repeatRecords(page: Page, recordCount: number): Page {
  const providers = [...walkPage(page)].filter(({ componentKey }) => componentKey === 'DynamicDataProvider');
  return providers.reduce((current, { id }, index) => {
    const [row] = getChildIds(current, id);
    const change = row === undefined ? undefined : planMakeDynamic(current, row, index, recordCount);
    if (!change) return current;
    const result = applyPageChange(current, change);
    if (!result.ok) throw new Error(`The records can't be repeated: ${result.code}`);
    return result.page;
  }, page);
}
