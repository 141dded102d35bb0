import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PageImport } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

const counted = ['added', 'changed', 'unchanged', 'refusedCount'] as const;

function Refused({ refused, refusedCount }: PageImport) {
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

/**
 * Previews an import of product pages: the number of new, changed, unchanged, and refused rows, with the
 * reasons of refusals.
 */
export function ImportOutcome({ outcome }: { outcome: PageImport }) {
  const format = useFormat();
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 4 }}
      >
        {counted.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt">
              <FormattedMessage id={`shelf.import.${name}`} />
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
              {format.number(outcome[name])}
            </Typography>
          </Box>
        ))}
      </Box>
      <Refused {...outcome} />
    </>
  );
}
