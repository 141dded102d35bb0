import { toast, useDescribeFailure } from '@vitrina/ui-kit';
import { useCallback } from 'react';

/** Returns a function that says in a toast why something failed, for screens without a place for it. */
export function useFailureToast(): (failure: unknown) => void {
  const describe = useDescribeFailure();
  return useCallback((failure) => void toast.error(describe(failure)), [describe]);
}
