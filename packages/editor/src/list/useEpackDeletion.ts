import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { useAction, useApiClient, useCallMutation, useFailureToast } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** A package as far as its deletion needs it. */
type Deletable = Pick<EpackListItem, 'id' | 'name'>;

/** Restores deleted packages, several at once too, and says in a toast how that went. */
export function useEpackRestoring() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useMutation(callMutation(useApiClient(), calls.restoreEpack));
  const restore = ({ id, name }: Deletable) => {
    mutateAsync({ params: { id } }).then(
      () => toast.success({ text: intl.formatMessage({ id: 'builder.list.restored' }, { name }) }),
      showFailure,
    );
  };
  return { restore, isPending };
}

/**
 * Deletes packages. The toast that says so can restore them.
 *
 * @param onDeleted - called with the deleted package
 */
export function useEpackDeletion<Epack extends Deletable>(onDeleted: (epack: Epack) => void) {
  const intl = useIntl();
  const { restore } = useEpackRestoring();
  const { runAsync } = useCallMutation(calls.deleteEpack);
  return useAction(async (epack: Epack) => {
    const { id, name } = epack;
    await runAsync({ params: { id } });
    toast.success({
      text: intl.formatMessage({ id: 'builder.list.deleted' }, { name }),
      action: {
        label: intl.formatMessage({ id: 'builder.list.restore' }),
        onSelect: () => restore(epack),
      },
    });
    onDeleted(epack);
  });
}
