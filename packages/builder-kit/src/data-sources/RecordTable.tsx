import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DataSource } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

import { toObject, toText } from '../controls/jsonText.ts';

/** More records than this are not needed to see what a source is like. */
const shownRecords = 5;

interface RecordTableProps {
  readonly source: DataSource;
  readonly name: string;
}

/** The first records of a source, field by field. */
export function RecordTable({ source, name }: RecordTableProps) {
  const intl = useIntl();
  const records = source.items.slice(0, shownRecords);
  const fields = [...new Set(records.flatMap(({ data }) => Object.keys(toObject(data))))];
  return (
    <TableContainer sx={{ mt: 3 }}>
      <Table size="small" aria-label={intl.formatMessage({ id: 'builder.data.records' }, { name })}>
        <TableHead>
          <TableRow>
            {fields.map((field) => (
              <TableCell key={field}>{field}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map(({ id, data }) => (
            <TableRow key={id}>
              {fields.map((field) => (
                <TableCell key={field}>{toText(toObject(data)[field])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
