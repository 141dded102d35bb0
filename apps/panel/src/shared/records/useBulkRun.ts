import type { CallRest } from '@vitrina/api-client';
import type { CallBody, CallReference } from '@vitrina/api-client/contract';
import { useApiClient, useCallMutation } from '@vitrina/session';
import type { BulkOutcome } from '@vitrina/ui-kit/list';
import { useCallback } from 'react';

/**
 * Returns a function that runs a call on several rows. A dry run changes nothing and runs for each change in
 * the dialog. A second submit while one is pending joins the pending one.
 */
export function useBulkRun<Call extends CallReference>(call: Call) {
  const client = useApiClient();
  const { runAsync } = useCallMutation(call);
  return useCallback(
    async (body: CallBody<Call>, isDryRun: boolean): Promise<BulkOutcome> => {
      const input = [{ body: { ...(body as object), dryRun: isDryRun } }] as unknown as CallRest<Call>;
      const answer = await (isDryRun ? client.call(call, ...input) : runAsync(...input));
      return (answer as { data: BulkOutcome }).data;
    },
    [client, call, runAsync],
  );
}
