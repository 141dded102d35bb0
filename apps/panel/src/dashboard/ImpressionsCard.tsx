import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Impression } from '@vitrina/api-client/contract';
import { Card, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import { NothingYet } from './NothingYet.tsx';

function ImpressionRow({ impression }: { impression: Impression }) {
  const format = useFormat();
  const visitor = [impression.browser, impression.os, impression.country].filter(Boolean).join(' · ');
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(impression.time)}</TableCell>
      <TableCell>
        {impression.productName}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {visitor}
        </Typography>
      </TableCell>
      <TableCell>{impression.retailer}</TableCell>
    </TableRow>
  );
}

/** The last views, at most 100. */
export function ImpressionsCard({ impressions }: { impressions: readonly Impression[] }) {
  const label = useIntl().formatMessage({ id: 'panel.dashboard.lastImpressions' });
  return (
    <Card title={label}>
      {impressions.length === 0 ? (
        <NothingYet />
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
          <Table stickyHeader>
            <TableHead>
              <TableRow>
                {(['time', 'product', 'retailer'] as const).map((column) => (
                  <TableCell key={column}>
                    <FormattedMessage id={`panel.dashboard.${column}`} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {impressions.map((impression) => (
                <ImpressionRow
                  key={impression.time + impression.ean + impression.retailer}
                  impression={impression}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}
