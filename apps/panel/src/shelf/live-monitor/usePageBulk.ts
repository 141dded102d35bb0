import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../../shared/records/bulkTarget.ts';
import { useBulkRun } from '../../shared/records/useBulkRun.ts';
import { useMonitorOptions } from './useMonitorOptions.ts';

/** Option that removes the reason. */
const noReason = 'none';

type BulkId =
  'checkNow' | 'markChecked' | 'markUnchecked' | 'sendReason' | 'map' | 'setAlias' | 'setStock' | 'remove';

/** Returns the bulk actions for product pages. */
export function usePageBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const check = useBulkRun(calls.checkMonitoredPages);
  const mark = useBulkRun(calls.markMonitoredPages);
  const change = useBulkRun(calls.changeMonitoredPages);
  const send = useBulkRun(calls.sendPageReasons);
  const remove = useBulkRun(calls.deleteMonitoredPages);
  const { mapping, updateBrandAlias, notInStock } = useMonitorOptions();
  const reasons = useQuery(callQuery(useApiClient(), calls.listPageReasons)).data?.data;
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    const textsOf = (id: BulkId) => ({
      id,
      label: intl.formatMessage({ id: `shelf.monitor.${id}` }),
      title: (count: number) => intl.formatMessage({ id: `shelf.monitor.${id}Title` }, { count }),
    });
    const markAs = (isChecked: boolean) => (selection: ListSelection, isDryRun: boolean) =>
      mark({ ...bulkTarget(selection, filter), isChecked }, isDryRun);
    return [
      {
        ...textsOf('checkNow'),
        run: (selection, isDryRun) => check(bulkTarget(selection, filter), isDryRun),
      },
      { ...textsOf('markChecked'), run: markAs(true) },
      { ...textsOf('markUnchecked'), run: markAs(false) },
      {
        ...textsOf('sendReason'),
        choice: {
          label: text('shelf.page.reason'),
          options: [
            { value: noReason, label: text('shelf.monitor.noReason') },
            ...(reasons ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ],
        },
        text: { label: text('shelf.reason.note'), maxLength: 2000 },
        run: (selection, isDryRun, chosen, note = '') =>
          send(
            {
              ...bulkTarget(selection, filter),
              reasonId: chosen === noReason ? null : Number(chosen),
              note,
            },
            isDryRun,
          ),
      },
      ...(mapping
        ? [
            {
              ...textsOf('map'),
              choice: {
                label: text('shelf.page.mapping'),
                options: [
                  { value: 'suggested', label: text('shelf.monitor.mapSuggested') },
                  { value: 'none', label: text('shelf.monitor.mapNone') },
                ],
              },
              run: (selection: ListSelection, isDryRun: boolean, chosen?: string) =>
                change(
                  { ...bulkTarget(selection, filter), mapping: chosen === 'none' ? 'none' : 'suggested' },
                  isDryRun,
                ),
            },
          ]
        : []),
      ...(updateBrandAlias
        ? [
            {
              ...textsOf('setAlias'),
              text: { label: text('shelf.page.brandAlias'), maxLength: 300 },
              run: (selection: ListSelection, isDryRun: boolean, _chosen?: string, brandAlias = '') =>
                change({ ...bulkTarget(selection, filter), brandAlias }, isDryRun),
            },
          ]
        : []),
      ...(notInStock
        ? [
            {
              ...textsOf('setStock'),
              choice: {
                label: text('shelf.monitor.stock'),
                options: [
                  { value: 'in', label: text('shelf.monitor.inStock') },
                  { value: 'out', label: text('shelf.monitor.outOfStock') },
                ],
              },
              run: (selection: ListSelection, isDryRun: boolean, chosen?: string) =>
                change({ ...bulkTarget(selection, filter), isInStock: chosen === 'in' }, isDryRun),
            },
          ]
        : []),
      {
        ...textsOf('remove'),
        isDestructive: true,
        run: (selection, isDryRun) => remove(bulkTarget(selection, filter), isDryRun),
      },
    ];
  }, [intl, check, mark, change, send, remove, mapping, updateBrandAlias, notInStock, reasons, filter]);
}
