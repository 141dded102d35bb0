import type { ReactNode } from 'react';

import { lateScreen } from '../../lazy-screen/lateScreen.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { firstRows } from './drawnRows.ts';
import type { LongTableBodyProps } from './LongTableBody.tsx';

/** The body of a long list, whose code arrives when there is one; until then its first rows stand there. */
export const LateLongTableBody = lateScreen<LongTableBodyProps<object>>(
  async () => (await import('./LongTableBody.tsx')).LongTableBody,
  (props) => <DataTableBody {...props} drawn={firstRows(props.rows.length)} />,
) as <Row extends object>(props: LongTableBodyProps<Row>) => ReactNode;
