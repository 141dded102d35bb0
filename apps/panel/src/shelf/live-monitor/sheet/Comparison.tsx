import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { comparePage, type ComparedRow } from './comparePage.ts';
import { SheetSection } from '../../../shared/records/SheetSection.tsx';

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', px: 1, py: 1.5, height: 'auto' } as const;

function Row({ row: { id, expected, found, problem } }: { row: ComparedRow }) {
  const intl = useIntl();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...cell, pl: 0, color: 'text.secondary' }}>
        <FormattedMessage id={`shelf.compare.${id}`} />
      </TableCell>
      <TableCell sx={cell}>{expected || '—'}</TableCell>
      <TableCell sx={{ ...cell, pr: 0, ...(problem && { color: colors.problem, fontWeight: 500 }) }}>
        {problem ? (
          <Warning
            titleAccess={intl.formatMessage({ id: `shelf.problem.${problem}` })}
            sx={{ '&&': { fontSize: 16 }, mr: 1, verticalAlign: 'text-bottom' }}
          />
        ) : null}
        {found || '—'}
      </TableCell>
    </TableRow>
  );
}

/** Compares the expected values of a product page with the values at its last check. */
export function Comparison({ page }: { page: MonitoredPageDetail }) {
  const evidence = page.checks.find((check) => check.evidence !== null)?.evidence ?? null;
  return (
    <SheetSection titleId="shelf.compare.title">
      {evidence ? null : (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.compare.unread" />
        </Typography>
      )}
      {comparePage({ ...page, evidence }).map(({ id, rows }) => (
        <Box key={id}>
          <Table size="small" sx={{ tableLayout: 'fixed' }}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ ...cell, pl: 0, width: '28%' }}>
                  <FormattedMessage id={`shelf.compare.${id}`} />
                </TableCell>
                <TableCell sx={cell}>
                  <FormattedMessage id="shelf.compare.expected" />
                </TableCell>
                <TableCell sx={{ ...cell, pr: 0 }}>
                  <FormattedMessage id="shelf.compare.found" />
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </TableBody>
          </Table>
        </Box>
      ))}
    </SheetSection>
  );
}
