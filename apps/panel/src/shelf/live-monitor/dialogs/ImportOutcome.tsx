import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

/** The refused rows of a file; those beyond the listed ones are counted. */
interface RefusedRows {
  refused: readonly { row: number; column: string; message: string }[];
  refusedCount: number;
}

/** Props of {@link ImportOutcome}. */
export interface ImportOutcomeProps {
  /** The numbers of rows, with their names. */
  counts: readonly { labelId: LabelId; count: number }[];
  outcome: RefusedRows;
}

function Refused({ refused, refusedCount }: RefusedRows) {
  const format = useFormat();
  if (refused.length === 0) return null;
  const more = refusedCount - refused.length;
  return (
    <>
      <Box
        sx={{ maxHeight: 240, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
        tabIndex={0}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {(['row', 'column', 'why'] as const).map((id) => (
                <TableCell key={id} align={id === 'row' ? 'right' : 'left'}>
                  <FormattedMessage id={`shelf.import.${id}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {refused.map(({ row, column, message }) => (
              <TableRow key={`${row} ${column}`}>
                <TableCell align="right">{format.number(row)}</TableCell>
                <TableCell>{column}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {more > 0 ? (
        <Typography variant="body2">
          <FormattedMessage id="ui.bulk.more" values={{ count: more }} />
        </Typography>
      ) : null}
    </>
  );
}

/** Previews an import: the numbers of rows by what happens to them, and the refused rows with the reasons. */
export function ImportOutcome({ counts, outcome }: ImportOutcomeProps) {
  const format = useFormat();
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 4 }}
      >
        {counts.map(({ labelId, count }) => (
          <Box key={labelId} sx={{ display: 'contents' }}>
            <Typography component="dt">
              <FormattedMessage id={labelId} />
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
              {format.number(count)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Refused {...outcome} />
    </>
  );
}
