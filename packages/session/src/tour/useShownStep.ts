import type { Tour, TourStep } from '@vitrina/api-client/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useSession } from '../state/SessionContext.ts';
import { findCurrentStep, noticedSteps } from './findCurrentStep.ts';
import { placeOf, type TourPlace } from './tourPaths.ts';
import type { BegunTour, TourProgress } from './tourProgress.ts';

/** The step that the card shows. */
export interface ShownStep {
  readonly step: TourStep;
  readonly place: TourPlace;
  /** Whether its screen is open. */
  readonly isHere: boolean;
  /** Whether it is done, and its screen only waits to be read. */
  readonly isDone: boolean;
  /** From 1. */
  readonly number: number;
}

const see = (active: BegunTour, step: TourStep): BegunTour => ({
  ...active,
  seenSteps: [...active.seenSteps, step],
});

/** In the editor, there is nothing to read before the next step. */
const waitsToBeRead = (step: TourStep) => (step === 'open' ? undefined : step);

/**
 * Returns the step to show. A step that is done by opening its screen stays until the user moves on, so that
 * there is time to read what the screen shows.
 */
export function useShownStep(
  tour: Tour | undefined,
  active: BegunTour | undefined,
  change: (next: TourProgress) => void,
): { shown: ShownStep | undefined; skip: () => void } {
  const { pathname } = useLocation();
  const hasDashboard = useSession().can('Dashboard');
  const findPlace = (step: TourStep | undefined) =>
    step === undefined || !tour ? undefined : placeOf(step, tour, hasDashboard);

  const current = tour && active ? findCurrentStep(tour, active) : undefined;
  const isArrived =
    current !== undefined && !noticedSteps.has(current) && findPlace(current)?.path === pathname;
  const opened = active?.openedStep;
  const isOpened = findPlace(opened)?.path === pathname;
  const step = isOpened ? opened : current;
  const isOver = tour !== undefined && step === undefined;
  useEffect(() => {
    if (active && isOver) change({ ...active, state: 'finished' });
    if (active && isArrived) change({ ...see(active, current), openedStep: waitsToBeRead(current) });
  }, [active, isOver, isArrived, current, change]);

  const place = findPlace(step);
  if (!tour || !active || step === undefined || !place) return { shown: undefined, skip: () => undefined };
  const isHere = place.path === pathname;
  const shown = { step, place, isHere, isDone: isOpened, number: tour.steps.indexOf(step) + 1 };
  const skip = () => {
    const next = isOpened ? active : see(active, step);
    const state = step === tour.steps.at(-1) ? 'finished' : 'active';
    change({ ...next, state, openedStep: undefined });
  };
  return { shown, skip };
}
