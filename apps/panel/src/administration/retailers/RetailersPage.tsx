import { calls } from '@vitrina/api-client/calls';
import type { Retailer } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

const sisTexts = { yes: 'panel.retailers.takesSis', no: 'panel.retailers.noSis' } as const;

function useRetailerColumns() {
  const intl = useIntl();
  const make = useColumnMakers<Retailer>();
  return useMemo(() => {
    const nameOf = ({ marketplace }: Retailer) =>
      intl.formatMessage({ id: `panel.marketplace.${marketplace}` });
    return [
      make.text('name', 'panel.retailers.one', ({ name }) => name),
      make.text('domains', 'panel.retailers.domains', ({ domains }) => domains.join(', '), {
        cell: ({ domains }) =>
          domains.join(', ') || intl.formatMessage({ id: 'panel.retailers.noDomainsShort' }),
        isSortable: false,
        hideBelow: 'sm',
      }),
      make.text('marketplace', 'panel.filter.marketplace', nameOf, { isSortable: false, hideBelow: 'md' }),
      make.flag('isSis', 'panel.retailers.isSis', ({ isSis }) => isSis, sisTexts),
      make.names('licenses', 'panel.retailers.licenses', ({ licenses }) => licenses, { hideBelow: 'md' }),
    ];
  }, [intl, make]);
}

function useRetailerFilters(): ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      nameFilter('licenses', text('panel.filter.license'), licenses),
      {
        kind: 'boolean',
        name: 'isSis',
        label: text('panel.retailers.isSis'),
        yes: text(sisTexts.yes),
        no: text(sisTexts.no),
      },
    ];
  }, [intl, licenses]);
}

/** List page of retailers. */
export function RetailersPage() {
  const columns = useRetailerColumns();
  const filters = useRetailerFilters();
  const list = useServerList({ call: calls.searchRetailers, name: 'retailers', filters });
  return (
    <RecordList
      list={list}
      texts="panel.retailers"
      path="/panel/retailers"
      columns={columns}
      filters={filters}
      rowName={({ name }) => name}
    />
  );
}
