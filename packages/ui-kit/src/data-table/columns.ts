import type { ReactNode } from 'react';

/** One column of a list. */
export interface Column<Row> {
  /** Also the name the list is sorted by, where it is sortable. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Numbers stand to the right, under each other. */
  align?: 'left' | 'right';
  widthPx?: number;
  /** Left out where there is no room; a narrow screen shows what names the row and what matters most. */
  hideBelow?: 'sm' | 'md' | 'lg';
}
