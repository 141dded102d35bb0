import type { EpackListItem } from '@vitrina/api-client/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that names a package. A package without a name is named by its type. */
export function useEpackName(): (epack: Pick<EpackListItem, 'name' | 'type'>) => string {
  const intl = useIntl();
  return useCallback(
    ({ name, type }) => (name === '' ? intl.formatMessage({ id: `builder.top.unnamed.${type}` }) : name),
    [intl],
  );
}
