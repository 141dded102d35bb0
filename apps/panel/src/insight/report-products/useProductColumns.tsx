import type { ProductVisits } from '@vitrina/api-client/contract';
import { useLocale } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

/** Returns the columns of a products table: the product, its retailer, and visitor activity. */
export function useProductColumns<Row extends ProductVisits>(): Column<Row>[] {
  const intl = useIntl();
  const { formatLocale } = useLocale();
  const make = useColumnMakers<Row>();
  return useMemo(() => {
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    // Always one decimal, so that values in a column are comparable.
    const { format } = new Intl.NumberFormat(formatLocale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const time = (id: 'averageInviewMs' | 'medianInviewMs', labelId: LabelId): Column<Row> => ({
      id,
      header: intl.formatMessage({ id: labelId }),
      cell: ({ [id]: ms }: Row) => (ms === null ? '—' : format(seconds(ms))),
      exportValue: ({ [id]: ms }: Row) => (ms === null ? null : seconds(ms)),
      align: 'right',
      isSortable: true,
      hideBelow: 'lg',
    });
    return [
      make.text('name', 'insight.column.name', ({ name }) => name),
      make.text('brand', 'insight.column.brand', ({ brand }) => brand, { hideBelow: 'md' }),
      make.text('ean', 'insight.column.ean', ({ ean }) => ean, { hideBelow: 'md' }),
      make.text('mpn', 'insight.column.mpn', ({ mpn }) => mpn, { isOptional: true }),
      make.text('license', 'panel.filter.license', ({ license }) => license.name, { hideBelow: 'lg' }),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name, { hideBelow: 'sm' }),
      make.number('count', 'insight.metric.count', ({ count }) => count),
      make.number('inviewCount', 'insight.metric.inviewCount', ({ inviewCount }) => inviewCount, {
        hideBelow: 'md',
      }),
      time('averageInviewMs', 'insight.column.averageInviewSeconds'),
      time('medianInviewMs', 'insight.column.medianInviewSeconds'),
      make.number('interactionCount', 'insight.metric.interactionCount', (row) => row.interactionCount, {
        hideBelow: 'lg',
      }),
    ];
  }, [intl, formatLocale, make]);
}
