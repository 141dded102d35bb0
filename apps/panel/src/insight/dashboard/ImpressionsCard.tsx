import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Impression } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, useCountryName, useFormat } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { NothingYet } from '../statistics/NothingYet.tsx';

/** Equals the height of fifteen products in the card beside it. */
const heightPx = 805;
const roomyOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

function ImpressionRow({ impression }: { impression: Impression }) {
  const format = useFormat();
  const countryName = useCountryName();
  const { browser, os, country } = impression;
  const visitor = [browser, os, countryName(country)].filter(Boolean).join(' · ');
  return (
    <TableRow>
      <TableCell>
        {impression.productName}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {impression.retailer} ·{' '}
          </Box>
          {visitor}
        </Typography>
      </TableCell>
      <TableCell sx={roomyOnly}>{impression.retailer}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {format.shortDateTime(impression.time)}
      </TableCell>
    </TableRow>
  );
}

/** Shows that the list updates automatically, and when it was last updated. */
function LiveNote({ updatedAt }: { updatedAt: number }) {
  const format = useFormat();
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="panel.dashboard.live" values={{ time: format.shortDateTime(updatedAt) }} />
    </Typography>
  );
}

/** Explains that there were no views, or that only their counts are still stored. */
function NoImpressions({ hasViews }: { hasViews: boolean }) {
  if (!hasViews) return <NothingYet />;
  return (
    <Suspense fallback={<NothingYet text="" />}>
      <NothingYet text={<FormattedMessage id="insight.impressions.notKept" />} />
    </Suspense>
  );
}

/**
 * Shows the latest views, at most 100.
 *
 * @param updatedAt - time of the last fetch, in ms since the epoch, if the list updates automatically
 */
export function ImpressionsCard({
  impressions,
  hasViews,
  updatedAt,
}: {
  impressions: readonly Impression[];
  /** Whether the period had views, even if their details are no longer stored. */
  hasViews: boolean;
  updatedAt?: number | undefined;
}) {
  const label = useIntl().formatMessage({ id: 'panel.dashboard.lastImpressions' });
  return (
    <Card title={label} actions={updatedAt === undefined ? null : <LiveNote updatedAt={updatedAt} />}>
      {impressions.length === 0 ? (
        <NoImpressions hasViews={hasViews} />
      ) : (
        <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: heightPx }}>
          <Table stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="panel.dashboard.product" />
                </TableCell>
                <TableCell sx={roomyOnly}>
                  <FormattedMessage id="panel.dashboard.retailer" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="panel.dashboard.time" />
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {impressions.map((impression) => (
                <ImpressionRow
                  key={[impression.time, impression.ean, impression.retailer, impression.browser].join(' ')}
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
