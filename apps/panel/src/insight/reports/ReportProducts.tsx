import { calls } from '@vitrina/api-client/calls';
import type { Report, ReportRow } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { DataList, type Column, type ListDefaults } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useProductColumns } from '../report-products/useProductColumns.tsx';
import { labelsOf } from '../statistics/labelsOf.ts';

const busiestFirst: ListDefaults = { perPage: 25, sort: [{ id: 'count', desc: true }] };

/** Returns an optional column for each interval of the report. */
function useReportRowColumns({ interval }: Report, first: ReportRow | undefined): Column<ReportRow>[] {
  const format = useFormat();
  const columns = useProductColumns<ReportRow>();
  return useMemo(() => {
    const dates = first?.points.map(({ date }) => date) ?? [];
    const ofDates = dates.map((date, index): Column<ReportRow> => ({
      id: `on-${date}`,
      header: labelsOf(date, interval, format).fullLabel,
      cell: ({ points }) => format.number(points[index]?.count ?? 0),
      exportValue: ({ points }) => points[index]?.count ?? 0,
      align: 'right',
      isOptional: true,
    }));
    return [...columns, ...ofDates];
  }, [columns, first, interval, format]);
}

/** Renders a report's products table. */
export function ReportProducts({ report }: { report: Report }) {
  const intl = useIntl();
  const params = useMemo(() => ({ id: String(report.id) }), [report.id]);
  const list = useServerList({
    call: calls.listReportProducts,
    params,
    name: 'reportProducts',
    defaults: busiestFirst,
  });
  const columns = useReportRowColumns(report, list.query.data?.items[0]);
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'insight.report.products' })}
      columns={columns}
      searchLabel={intl.formatMessage({ id: 'insight.products.search' })}
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
