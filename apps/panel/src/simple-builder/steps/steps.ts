import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Steps from a new to a published page. */
export const steps = ['layout', 'fill', 'publish'] as const;
/** One of {@link steps}. */
export type Step = (typeof steps)[number];

/**
 * Returns the current step and a function to change it. The step is stored in the address, so that the
 * browser's Back and Forward buttons move between steps.
 */
export function useStep(hasLayout: boolean): readonly [Step, (step: Step) => void] {
  const [params, setParams] = useSearchParams();
  const asked = steps.find((step) => step === params.get('step')) ?? 'fill';
  const go = useCallback(
    (step: Step) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set('step', step);
        return next;
      }),
    [setParams],
  );
  return [hasLayout ? asked : 'layout', go];
}
