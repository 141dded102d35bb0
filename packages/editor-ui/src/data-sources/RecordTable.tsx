import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DataSource } from '@vitrina/epack-model';
import { useRef, useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { toObject, toText } from '@vitrina/editor-core/props';

/** As many records are enough to see what a source is like. */
const firstRecords = 5;

/** How many more are shown at a time. */
const moreRecords = 50;

interface RecordTableProps {
  readonly source: DataSource;
  readonly name: string;
}

/** The records of a source that the package has, field by field: the first ones, and more when asked for. */
export function RecordTable({ source, name }: RecordTableProps) {
  const intl = useIntl();
  const [limit, setLimit] = useState(firstRecords);
  const table = useRef<HTMLDivElement>(null);
  const records = source.items.slice(0, limit);
  const fields = [...new Set(records.flatMap(({ data }) => Object.keys(toObject(data))))];
  const counts = { shown: records.length, total: source.items.length };
  const showMore = () => {
    setLimit(limit + moreRecords);
    // The button goes with the last of them, and would take the keyboard along.
    if (limit + moreRecords >= counts.total) table.current?.focus();
  };
  return (
    <>
      <TableContainer ref={table} tabIndex={-1} sx={{ mt: 3 }}>
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
                  <TableCell key={field}>
                    <RecordText text={toText(toObject(data)[field])} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {counts.shown < counts.total && (
        <Button onClick={showMore} sx={{ mt: 2 }}>
          <FormattedMessage id="builder.assets.more" values={counts} />
        </Button>
      )}
    </>
  );
}

/** A long text is cut to a few lines: rows are there to be looked through. */
function RecordText({ text }: { text: string }) {
  return (
    <Box title={text} sx={textStyle}>
      {text}
    </Box>
  );
}

const textStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxWidth: 320,
  overflowWrap: 'break-word',
} as const;
