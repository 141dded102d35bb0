import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The steps from nothing to a published page. */
export const steps = ['layout', 'fill', 'publish'] as const;
/** One of {@link steps}. */
export type Step = (typeof steps)[number];

/** The step in view. It stands in the address, so that the browser's own back and forward lead from step to step. */
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
