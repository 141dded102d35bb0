import {
  mutationOptions,
  type Mutation,
  type MutationFunctionContext,
  type QueryClient,
} from '@tanstack/react-query';

import { ApiError } from '../client/apiError.ts';
import type { ApiClient, CallArguments, CallRest } from '../client/types.ts';
import type { CallReference, CallResponse } from '../contract/call.ts';

/** The variables of a call's mutation: the call's arguments. @public */
export type CallVariables<Call extends CallReference> =
  Partial<CallArguments<Call>> extends CallArguments<Call> ? CallArguments<Call> | void : CallArguments<Call>;

/**
 * Returns mutation options of a call, the counterpart of {@link callQuery}. They carry the reads that the
 * call outdates, for {@link invalidateOutdated}. Never retried automatically: the server may have received a
 * call without a response.
 *
 * @example
 * const { mutate } = useMutation(callMutation(client, calls.deleteBrand));
 * mutate({ params: { id: 7 } });
 *
 * @public
 */
export function callMutation<Call extends CallReference>(client: ApiClient, call: Call) {
  return mutationOptions<CallResponse<Call>, Error, CallVariables<Call>>({
    mutationKey: [call.id],
    mutationFn: (variables) => client.call(call, ...([variables] as unknown as CallRest<Call>)),
    retry: false,
    meta: { invalidates: call.invalidates ?? [] },
  });
}

async function invalidateReads(queryClient: QueryClient, names: readonly unknown[]): Promise<void> {
  if (names.length === 0) return;
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [id] }) => names.includes(id) });
}

/**
 * Marks the reads that a call outdates, for a change that takes effect after the response, such as a job. For
 * changes complete at the response, {@link invalidateOutdated} does the same.
 *
 * @public
 */
export function invalidateReadsOf(queryClient: QueryClient, call: CallReference): Promise<void> {
  return invalidateReads(queryClient, call.invalidates ?? []);
}

/** Checks whether a call was only a dry run. */
function isDryRun(variables: unknown): boolean {
  const { body, query } = (variables ?? {}) as { body?: unknown; query?: unknown };
  return [body, query].some((part) => {
    const dryRun: unknown = typeof part === 'object' && part !== null && Reflect.get(part, 'dryRun');
    return dryRun === true || dryRun === 'true';
  });
}

/** Checks whether a refusal means that the screen shows outdated data. */
function isOutdatedView(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/**
 * Marks the reads that a {@link callMutation} outdated and refetches those on screen; the others are
 * refetched when next shown. Pass it as the `onSettled` of a `MutationCache`: callers handle their success
 * first, and the mutation stays pending until the screen is up to date. A read that fails here is reported by
 * its own query.
 *
 * @example
 * new QueryClient({ mutationCache: new MutationCache({ onSettled: invalidateOutdated }) });
 *
 * @public
 */
export async function invalidateOutdated(
  _data: unknown,
  error: Error | null,
  variables: unknown,
  _onMutateResult: unknown,
  mutation: Pick<Mutation<unknown, unknown>, 'meta'>,
  { client }: Pick<MutationFunctionContext, 'client'>,
): Promise<void> {
  const names = mutation.meta?.['invalidates'];
  if (!Array.isArray(names) || isDryRun(variables) || (error && !isOutdatedView(error))) return;
  await invalidateReads(client, names);
}
