import { toast, useDescribeFailure } from '@vitrina/ui-kit';
import { useCallback } from 'react';

/** Returns a function that shows a failure as a toast, for screens without another place for it. */
export function useFailureToast(): (failure: unknown) => void {
  const describe = useDescribeFailure();
  return useCallback((failure) => void toast.error(describe(failure)), [describe]);
}
