import type { QueryLike } from '../state-view/QueryView.tsx';
import type { ExportFormat } from './exportFormats.ts';
import type { ListState } from './state/listState.ts';

/** A list's state, saved under a name. */
export interface SavedView {
  id: number;
  name: string;
  /** The list's state as a URL query. */
  query: string;
  /** Whether everyone in the owner's group sees the view. */
  isShared: boolean;
  /** Whether the view belongs to the user, who can then change and delete it. */
  isOwn: boolean;
}

/** The saved views of a list. */
export interface ListViews {
  items: readonly SavedView[];
  save: (view: { name: string; isShared: boolean }) => Promise<void>;
  apply: (view: SavedView) => void;
  remove: (view: SavedView) => Promise<void>;
}

/** A page of a list, as the server returns it. */
export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
}

/** Fetches a part of a list with the current order and filters. */
export type FetchPage<Row> = (offset: number, limit: number) => Promise<ListPage<Row>>;

/** The data and actions of a list, without its presentation. */
export interface ListController<Row> {
  state: ListState;
  change: (change: Partial<ListState>) => void;
  /** The current page. Until a new search or filter has an answer, it can hold the earlier rows: a placeholder. */
  query: QueryLike<ListPage<Row>> & { isFetching?: boolean; isPlaceholderData?: boolean };
  /** Fetches any part of the list with the current order and filters. */
  fetchPage: FetchPage<Row>;
  /** Fetches the whole list as a file from the server; without it, the file is built from the rows. */
  fetchFile?: (format: ExportFormat, signal: AbortSignal) => Promise<Blob>;
  /** The state as a URL query without the page, as saved views store it. */
  viewQuery?: string;
  views?: ListViews;
}
