import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A package as far as its deletion needs it. */
type Deletable = Pick<EpackListItem, 'id' | 'name'>;

/** Deletes packages, which can be taken back, and brings deleted ones back. Each answers whether that was done. */
export function useEpackDeletion(onChanged: () => void) {
  const intl = useIntl();
  const client = useApiClient();
  const restore = useCallback(
    async ({ id, name }: Deletable): Promise<boolean> => {
      try {
        await client.call(calls.restoreEpack, { params: { id } });
        toast.success({ text: intl.formatMessage({ id: 'builder.list.restored' }, { name }) });
        onChanged();
        return true;
      } catch (error) {
        toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
        return false;
      }
    },
    [client, intl, onChanged],
  );
  const remove = useCallback(
    async (epack: Deletable): Promise<boolean> => {
      const { id, name } = epack;
      try {
        await client.call(calls.deleteEpack, { params: { id } });
        toast.success({
          text: intl.formatMessage({ id: 'builder.list.deleted' }, { name }),
          action: {
            label: intl.formatMessage({ id: 'builder.list.restore' }),
            onSelect: () => void restore(epack),
          },
        });
        onChanged();
        return true;
      } catch (error) {
        toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
        return false;
      }
    },
    [client, intl, onChanged, restore],
  );
  return { remove, restore };
}
