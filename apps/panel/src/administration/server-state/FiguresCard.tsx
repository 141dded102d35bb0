import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

/** A column of figures: its name, and its value in a row. */
export interface FigureColumn<Row> {
  readonly titleId: LabelId;
  readonly value: (row: Row) => ReactNode;
}

interface FiguresCardProps<Row> {
  readonly titleId: LabelId;
  /** Says that there is nothing to list. */
  readonly emptyId: LabelId;
  readonly rows: readonly Row[];
  readonly nameTitleId: LabelId;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly FigureColumn<Row>[];
}

/** Card with a table of figures. */
export function FiguresCard<Row>({
  titleId,
  emptyId,
  rows,
  nameTitleId,
  nameOf,
  columns,
}: FiguresCardProps<Row>) {
  return (
    <Card title={<FormattedMessage id={titleId} />}>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={emptyId} />
        </Typography>
      ) : (
        <TableContainer>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id={nameTitleId} />
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column.titleId} align="right">
                    <FormattedMessage id={column.titleId} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={nameOf(row)}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
                    {nameOf(row)}
                  </TableCell>
                  {columns.map((column) => (
                    <TableCell key={column.titleId} align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {column.value(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}
