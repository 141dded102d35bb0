import type { Tour, TourStep } from '@vitrina/api-client/contract';

import type { BegunTour } from './tourProgress.ts';

/** Steps that the server notices; the others are done once their screen is open. */
export const noticedSteps: ReadonlySet<TourStep> = new Set(['change', 'publish', 'live']);

/** Returns the first step that is neither done nor skipped; undefined at the end of the tour. */
export function findCurrentStep(
  { steps, doneSteps }: Pick<Tour, 'steps' | 'doneSteps'>,
  { seenSteps }: Pick<BegunTour, 'seenSteps'>,
): TourStep | undefined {
  return steps.find((step) => !seenSteps.includes(step) && !doneSteps.includes(step));
}
