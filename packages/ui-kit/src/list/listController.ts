import type { QueryLike } from '../state-view/QueryView.tsx';
import type { ExportFormat } from './exportFormats.ts';
import type { ListState } from './state/listState.ts';

/** A way of looking at a list that was kept under a name. */
export interface SavedView {
  id: number;
  name: string;
  /** The list's state as a URL's query. */
  query: string;
  /** Whether everybody of the owner's group sees it. */
  isShared: boolean;
  /** Whether it is the user's own, to be changed and deleted. */
  isOwn: boolean;
}

/** The kept views of a list. */
export interface ListViews {
  items: readonly SavedView[];
  save: (view: { name: string; isShared: boolean }) => Promise<void>;
  apply: (view: SavedView) => void;
  remove: (view: SavedView) => Promise<void>;
}

/** One page of a list as the server answers it. */
export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
}

/** Fetches a part of a list, in its present order and narrowed as it is. */
export type FetchPage<Row> = (offset: number, limit: number) => Promise<ListPage<Row>>;

/** What a list shows and does, apart from how it looks. */
export interface ListController<Row> {
  state: ListState;
  change: (change: Partial<ListState>) => void;
  /** The page in sight. */
  query: QueryLike<ListPage<Row>> & { isFetching?: boolean };
  /** Any part of the list, narrowed and ordered as it is. */
  fetchPage: FetchPage<Row>;
  /** The whole list as a file, where the server makes it; else it is made of the rows here. */
  fetchFile?: (format: ExportFormat, signal: AbortSignal) => Promise<Blob>;
  /** The state as a URL's query, without the page: what a kept view holds. */
  viewQuery?: string;
  views?: ListViews;
}
