export type { BulkAction, BulkOutcome } from './bulk/bulkAction.ts';
export { DataList, type DataListProps } from './DataList.tsx';
export type { FetchPage, ListController, ListPage, ListViews, SavedView } from './listController.ts';
export { saveFile } from './export/saveFile.ts';
export { namesOf, type ListFilter } from './filters/listFilter.ts';
export { useRestingText } from './filters/useRestingText.ts';
export {
  changeListState,
  readListState,
  writeListState,
  writeSort,
  type ListDefaults,
  type ListState,
  type SortRule,
} from './state/listState.ts';
export { noSelection, type ListSelection } from './state/selection.ts';
export { CellLines, type CellLinesProps } from './table/CellLines.tsx';
export type { Column, ExportValue } from './table/columns.ts';
export { ListPager } from './table/ListPager.tsx';
export { DataTable } from './table/DataTable.tsx';
export type { DataTableProps } from './table/dataTableProps.ts';
