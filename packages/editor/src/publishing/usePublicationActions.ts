import { calls } from '@vitrina/api-client/calls';
import type { Publication, RetailerState } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { useState } from 'react';

/** Returns the actions that unpublish a package from a retailer and roll back to an earlier publication. */
export function usePublicationActions(epackId: string) {
  const unpublishing = useCallMutation(calls.unpublish);
  const rollback = useCallMutation(calls.rollBackPublication);
  const [done, setDone] = useState<MessageText>();
  return {
    error: unpublishing.error ?? rollback.error,
    /** The last successful action; reset when the next one starts. */
    done,
    isPending: unpublishing.isPending || rollback.isPending,
    /** Id of the retailer that the package is being unpublished from. */
    unpublishedId: unpublishing.isPending ? unpublishing.variables?.body?.retailerIds?.[0] : undefined,
    /** Id of the publication that is being rolled back to. */
    rolledBackId: rollback.isPending ? rollback.variables?.params.publicationId : undefined,
    unpublish: ({ retailer: { id, name } }: RetailerState) => {
      setDone(undefined);
      rollback.reset();
      unpublishing.runAsync({ params: { id: epackId }, body: { retailerIds: [id] } }).then(
        () => setDone({ id: 'builder.publications.takenOff', values: { name } }),
        // The mutation's `error` already contains it.
        () => undefined,
      );
    },
    /** @param date - the publication's date as shown in the list */
    rollBack: ({ id }: Publication, date: string) => {
      setDone(undefined);
      unpublishing.reset();
      rollback.runAsync({ params: { id: epackId, publicationId: id }, body: {} }).then(
        () => setDone({ id: 'builder.publications.broughtBack', values: { date } }),
        () => undefined,
      );
    },
  };
}

/** The result of {@link usePublicationActions}. */
export type PublicationActions = ReturnType<typeof usePublicationActions>;
