import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { useAction, useApiClient, useCallMutation, useFailureToast } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** The fields of a package used for its deletion. */
type Deletable = Pick<EpackListItem, 'id' | 'name'>;

/**
 * Returns a function that restores deleted packages and shows the result in a toast. Several can run at once.
 */
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
 * Returns a function that deletes a package. The toast afterward offers to restore the package.
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
