import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Card } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import { NothingYet } from './NothingYet.tsx';

interface TableCardProps {
  readonly title: ReactNode;
  /** The cells of the first row. */
  readonly head: ReactNode;
  /** The other rows. Without any, the card says that there is nothing yet. */
  readonly children: readonly ReactNode[];
  /** A remark below the rows. */
  readonly note?: ReactNode;
}

/** A card with a table. */
export function TableCard({ title, head, children, note }: TableCardProps) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <TableContainer>
            <Table>
              <TableHead>
                <TableRow>{head}</TableRow>
              </TableHead>
              <TableBody>{children}</TableBody>
            </Table>
          </TableContainer>
          {note === undefined ? null : (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
              {note}
            </Typography>
          )}
        </>
      )}
    </Card>
  );
}
