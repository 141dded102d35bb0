import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { DemoState, Profile } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { forgetTours } from '@vitrina/session/tour';

const askEveryMs = 2000;

/** The state of a reset, for the dialog. */
export interface DemoReset {
  /** Undefined while unknown. */
  stage: DemoState['stage'] | undefined;
  /** Whether the reset was started here: the data on all screens are outdated. */
  hasReset: boolean;
  /** Whether the user's account is one of the demo's, which stay signed in. */
  keepsAccount: boolean;
  failure: Error | undefined;
  isBusy: boolean;
  reset: () => void;
}

/** Returns the state of the demo's data, and the action that resets them. */
export function useDemoReset({ username }: Profile): DemoReset {
  const client = useApiClient();
  const options = useQuery(callQuery(client, calls.getSignInOptions));
  const accounts = options.data?.data.demoAccounts;
  const keepsAccount = accounts?.some(({ login }) => login === username) ?? true;
  const reset = useCallMutation(calls.resetDemo, { onSuccess: forgetTours });
  const hasReset = reset.data !== undefined;
  const state = useQuery({
    ...callQuery(client, calls.getDemoState),
    refetchOnMount: 'always',
    // An account that is gone can no longer ask.
    enabled: !(hasReset && !keepsAccount),
    refetchInterval: ({ state: { data } }) => (data?.data.stage === 'ready' ? false : askEveryMs),
  });
  // Somebody else reset the demo at the same time: their progress is shown.
  const isTaken = reset.error instanceof ApiError && reset.error.code === 'demoLoading';
  return {
    stage: state.data?.data.stage ?? reset.data?.data.stage,
    hasReset: hasReset || isTaken,
    keepsAccount,
    failure: isTaken ? undefined : (reset.error ?? state.error ?? undefined),
    isBusy: reset.isPending,
    reset: () => reset.run(),
  };
}
