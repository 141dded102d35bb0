import { marketplaces, type Marketplace } from '@vitrina/api-client/contract';
import type { SelectOption } from '@vitrina/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns the marketplaces that a retailer can sell on, by name. */
export function useMarketplaceNames(): readonly SelectOption<Marketplace>[] {
  const intl = useIntl();
  return useMemo(
    () =>
      marketplaces.map((value) => ({
        value,
        label: intl.formatMessage({ id: `panel.marketplace.${value}` }),
      })),
    [intl],
  );
}
