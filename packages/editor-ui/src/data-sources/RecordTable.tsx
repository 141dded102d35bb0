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

/** Number of records shown at first. */
const firstRecords = 5;

/** Number of records added per click. */
const moreRecords = 50;

interface RecordTableProps {
  readonly source: DataSource;
  readonly name: string;
}

/**
 * Table of the records that the package has from a source, one column per field. Shows the first records and
 * a button for more.
 */
export function RecordTable({ source, name }: RecordTableProps) {
  const intl = useIntl();
  const [limit, setLimit] = useState(firstRecords);
  const table = useRef<HTMLDivElement>(null);
  const records = source.items.slice(0, limit);
  const fields = [...new Set(records.flatMap(({ data }) => Object.keys(toObject(data))))];
  const counts = { shown: records.length, total: source.items.length };
  const showMore = () => {
    setLimit(limit + moreRecords);
    // The button unmounts after the last records, so focus moves to the table first.
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

/** Renders a long text truncated to a few lines, so that rows are easy to scan. */
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
