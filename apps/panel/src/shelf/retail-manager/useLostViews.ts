import type { ProblemCount } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import { useCallback } from 'react';

/** Returns a function that writes the views lost per day: a range, or one number if both ends round to it. */
export function useLostViews(): (range: ProblemCount['lostRange']) => string {
  const format = useFormat();
  return useCallback(
    ({ low, high }) => {
      const [least, most] = [Math.round(low), Math.round(high)];
      return least === most ? format.number(most) : `${format.number(least)}–${format.number(most)}`;
    },
    [format],
  );
}
