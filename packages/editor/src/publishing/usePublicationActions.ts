import { calls } from '@vitrina/api-client/calls';
import type { Publication, RetailerState } from '@vitrina/api-client/contract';
import { useAction, useCallMutation } from '@vitrina/session';
import { useState } from 'react';

/** A roll back to a publication, at some of its retailers. */
interface RollBack {
  readonly publication: Publication;
  /** The publication's date as shown in the list. */
  readonly date: string;
  readonly retailerIds: number[];
  readonly onDone: () => void;
}

/** Returns the actions that unpublish a package from a retailer and roll back to an earlier publication. */
export function usePublicationActions(epackId: string) {
  const unpublishing = useCallMutation(calls.unpublish);
  const rollback = useCallMutation(calls.rollBackPublication);
  const [done, setDone] = useState<MessageText>();
  // Ignores a second press before the button is busy. The server would also do it only once.
  const rollingBack = useAction(async ({ publication, date, retailerIds, onDone }: RollBack) => {
    setDone(undefined);
    unpublishing.reset();
    await rollback.runAsync({
      params: { id: epackId, publicationId: publication.id },
      body: { retailerIds },
    });
    onDone();
    setDone({ id: 'builder.publications.broughtBack', values: { date } });
  });
  return {
    error: unpublishing.error,
    /** The last successful action; reset when the next one starts. */
    done,
    isPending: unpublishing.isPending || rollingBack.isPending,
    /** Id of the retailer that the package is being unpublished from. */
    unpublishedId: unpublishing.isPending ? unpublishing.variables?.body?.retailerIds?.[0] : undefined,
    /** Rolls back to an earlier publication. */
    rollingBack,
    unpublish: ({ retailer: { id, name } }: RetailerState) => {
      setDone(undefined);
      rollingBack.reset();
      unpublishing.runAsync({ params: { id: epackId }, body: { retailerIds: [id] } }).then(
        () => setDone({ id: 'builder.publications.takenOff', values: { name } }),
        // The mutation's `error` already contains it.
        () => undefined,
      );
    },
  };
}

/** The result of {@link usePublicationActions}. */
export type PublicationActions = ReturnType<typeof usePublicationActions>;
