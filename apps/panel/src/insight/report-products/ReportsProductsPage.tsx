import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { Suspense, useMemo } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { AuditExport } from '../statistics/AuditExport.tsx';
import { InviewCapNote } from '../statistics/InviewCapNote.tsx';
import { keptFilters } from '../statistics/keptFilters.ts';
import { NothingChosen } from '../statistics/NothingChosen.tsx';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { toListQuery } from '../statistics/toListQuery.ts';
import {
  toSelection,
  useStatisticsFilters,
  type StatisticsState,
} from '../statistics/useStatisticsFilters.ts';
import { useProductColumns } from './useProductColumns.tsx';

const busiestFirst: ListDefaults = { perPage: 25, sort: [{ id: 'count', desc: true }] };

function ProductsTable({ filters }: Pick<StatisticsState, 'filters'>) {
  const intl = useIntl();
  const columns = useProductColumns();
  const toQuery = useMemo(() => toListQuery(toSelection(filters)), [filters]);
  const list = useServerList({
    call: calls.listProductVisits,
    name: 'reportsProducts',
    filters: keptFilters,
    defaults: busiestFirst,
    toQuery,
  });
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.reportsProducts.title' })}
      columns={columns}
      searchLabel={intl.formatMessage({ id: 'insight.products.search' })}
      exportName="reports-products"
      actions={<AuditExport filters={filters} />}
      rowId={({ publicId, retailer, license }) => `${publicId} ${retailer.id} ${license.id}`}
      rowName={({ name }) => name}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="insight.products.empty" />,
        text: <FormattedMessage id="insight.products.emptyText" />,
      }}
    />
  );
}

function ReportsProducts() {
  const statistics = useStatisticsFilters();
  const { marketplace, licenses = [] } = statistics.filters;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatisticsFilterBar {...statistics} hasInterval={false} />
      {marketplace !== undefined && licenses.length > 0 ? (
        <div>
          <ProductsTable filters={statistics.filters} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
            <InviewCapNote />
          </Typography>
        </div>
      ) : (
        <NothingChosen
          messageId="api.error.marketplaceAndLicenseNeeded"
          hasNoLicense={statistics.hasNoLicense}
        />
      )}
    </Box>
  );
}

/** Page with visitor activity per product and retailer of a marketplace. */
export function ReportsProductsPage() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <ReportsProducts />
    </Suspense>
  );
}
