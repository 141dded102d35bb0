import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import { claimStates, type ProductClaim } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import type { ClaimDialogProps } from './ClaimDialog.tsx';

const ClaimDialog = lazyDialog<ClaimDialogProps>(async () => (await import('./ClaimDialog.tsx')).ClaimDialog);

function useClaimColumns() {
  const intl = useIntl();
  const make = useColumnMakers<ProductClaim>();
  return useMemo(
    () => [
      make.text('name', 'panel.productClaims.product', ({ name }) => name),
      make.text('license', 'panel.productClaims.license', ({ license }) => license.name),
      make.text('owner', 'panel.productClaims.owner', ({ owner }) => owner?.name ?? '—', {
        isSortable: false,
        hideBelow: 'sm',
      }),
      make.text('claimedBy', 'panel.productClaims.claimedBy', ({ claimedBy }) => claimedBy, {
        isSortable: false,
        hideBelow: 'md',
      }),
      make.moment('claimedDate', 'panel.productClaims.claimed', ({ claimedDate }) => claimedDate, {
        hideBelow: 'md',
      }),
      make.text(
        'state',
        'panel.productClaims.state',
        ({ state }) => intl.formatMessage({ id: `panel.productClaims.state.${state}` }),
        { hideBelow: 'sm' },
      ),
    ],
    [intl, make],
  );
}

/** Page of the licenses' claims of products, open ones first. */
export function ProductClaimsPage() {
  const intl = useIntl();
  const { isAdmin } = useSession();
  const [shown, setShown] = useState<ProductClaim>();
  const filters = useMemo<ListFilter[]>(
    () => [
      {
        kind: 'choice',
        name: 'state',
        label: intl.formatMessage({ id: 'panel.productClaims.state' }),
        choices: claimStates.map((value) => ({
          value,
          label: intl.formatMessage({ id: `panel.productClaims.state.${value}` }),
        })),
      },
    ],
    [intl],
  );
  const list = useServerList({ call: calls.searchProductClaims, name: 'productClaims', filters });
  const renderActions = useCallback(
    (claim: ProductClaim) =>
      claim.state === 'open' ? (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'panel.productClaims.decideOne' }, { name: claim.name })}
          onClick={() => setShown(claim)}
        >
          <FormattedMessage id="panel.productClaims.decide" />
        </Button>
      ) : null,
    [intl],
  );
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.productClaims.title' })}
        columns={useClaimColumns()}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'panel.productClaims.search' })}
        exportName="product-claims"
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        {...(isAdmin ? { rowActions: renderActions } : {})}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="panel.productClaims.empty" />,
          text: <FormattedMessage id="panel.productClaims.emptyText" />,
        }}
      />
      {shown ? <ClaimDialog claim={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
