import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { UnvisitedPage } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { DataList, type Column, type ListDefaults } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { keptFilters } from '../statistics/keptFilters.ts';
import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { toListQuery } from '../statistics/toListQuery.ts';

const byName: ListDefaults = { perPage: 25 };

function useColumns(): Column<UnvisitedPage>[] {
  const intl = useIntl();
  const format = useFormat();
  const make = useColumnMakers<UnvisitedPage>();
  return useMemo(
    () => [
      make.text('name', 'insight.column.name', ({ name }) => name),
      make.text('brand', 'insight.column.brand', ({ brand }) => brand, { hideBelow: 'md' }),
      make.text('ean', 'insight.column.ean', ({ ean }) => ean, { hideBelow: 'md' }),
      make.text('mpn', 'insight.column.mpn', ({ mpn }) => mpn, { isOptional: true }),
      make.text('license', 'panel.filter.license', ({ license }) => license.name, { hideBelow: 'lg' }),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name),
      make.moment('publishedDate', 'insight.column.published', ({ publishedDate }) => publishedDate, {
        hideBelow: 'lg',
      }),
      {
        id: 'lastVisitDay',
        header: intl.formatMessage({ id: 'insight.column.lastVisit' }),
        cell: ({ lastVisitDay }) =>
          lastVisitDay === null ? intl.formatMessage({ id: 'insight.never' }) : format.day(lastVisitDay),
        exportValue: ({ lastVisitDay }) => lastVisitDay,
        isSortable: true,
        isUnbroken: true,
      },
    ],
    [intl, format, make],
  );
}

/** Lists the product pages without visits on one day. */
export function UnvisitedPages({ filters, day }: { filters: StatisticsFilters; day: string }) {
  const intl = useIntl();
  const format = useFormat();
  const columns = useColumns();
  const { licenses: chosen, retailers, marketplace, views } = filters;
  const licenses = chosen?.join(',');
  const ofRetailers = retailers.join(',');
  const toQuery = useMemo(
    () =>
      toListQuery({
        licenses,
        retailers: ofRetailers,
        day,
        views,
        ...(marketplace ? { marketplace } : {}),
      }),
    [licenses, ofRetailers, marketplace, views, day],
  );
  const list = useServerList({
    call: calls.listUnvisitedPages,
    name: 'unvisitedPages',
    filters: keptFilters,
    defaults: byName,
    toQuery,
  });
  return (
    <div>
      <Typography variant="h2" sx={{ mb: 3 }}>
        <FormattedMessage id="insight.unvisited.pages" values={{ day: format.day(day) }} />
      </Typography>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.pdpsWithoutVisits.title' })}
        columns={columns}
        searchLabel={intl.formatMessage({ id: 'insight.products.search' })}
        exportName={`pdps-without-visits-${day}`}
        rowId={({ publicId, retailer, license }) => `${publicId} ${retailer.id} ${license.id}`}
        rowName={({ name }) => name}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="insight.unvisited.empty" />,
          text: <FormattedMessage id="insight.unvisited.emptyText" />,
        }}
      />
    </div>
  );
}
