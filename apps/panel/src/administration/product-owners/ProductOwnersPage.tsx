import { calls } from '@vitrina/api-client/calls';
import type { ProductOwnerRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { useFormat } from '@vitrina/ui-kit';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { OwnerSuggestions } from './OwnerSuggestions.tsx';
import { useOwnerWords } from './useOwnerWords.ts';

function useOwnerColumns() {
  const make = useColumnMakers<ProductOwnerRecord>();
  const format = useFormat();
  const { kindOf, roleOf } = useOwnerWords();
  return useMemo(
    () => [
      make.text('name', 'panel.productOwners.products', ({ name }) => name),
      make.text('kind', 'panel.productOwners.kind', ({ kind }) => kindOf(kind), { hideBelow: 'sm' }),
      make.text('license', 'panel.productOwners.license', ({ license }) => license.name),
      make.text('role', 'panel.productOwners.role', ({ role }) => roleOf(role)),
      make.text('until', 'panel.productOwners.until', ({ until }) => (until ? format.date(until) : '—'), {
        hideBelow: 'md',
      }),
    ],
    [make, kindOf, roleOf, format],
  );
}

/** List page of the licenses that own products, with suggestions for brands that nobody owns. */
export function ProductOwnersPage() {
  const intl = useIntl();
  const { kinds, roles } = useOwnerWords();
  const filters = useMemo<ListFilter[]>(
    () => [
      {
        kind: 'choice',
        name: 'kind',
        label: intl.formatMessage({ id: 'panel.productOwners.kind' }),
        choices: kinds,
      },
      {
        kind: 'choice',
        name: 'role',
        label: intl.formatMessage({ id: 'panel.productOwners.role' }),
        choices: roles,
      },
    ],
    [intl, kinds, roles],
  );
  const list = useServerList({ call: calls.searchProductOwners, name: 'productOwners', filters });
  return (
    <>
      <OwnerSuggestions />
      <RecordList
        list={list}
        texts="panel.productOwners"
        path="/panel/product-owners"
        columns={useOwnerColumns()}
        filters={filters}
        rowName={({ name }) => name}
      />
    </>
  );
}
