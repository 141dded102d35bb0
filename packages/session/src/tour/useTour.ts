import type { Profile, Tour } from '@vitrina/api-client/contract';
import { useEffect } from 'react';

import { useShownStep, type ShownStep } from './useShownStep.ts';
import { useTourAnswer } from './useTourAnswer.ts';
import { useTourProgress, type BegunTour } from './tourProgress.ts';

/** The tour as the card shows it. */
export interface TourState {
  readonly tour: Tour;
  /** Undefined while the tour is only offered. */
  readonly shown: ShownStep | undefined;
  readonly isFolded: boolean;
  readonly begin: () => void;
  readonly next: () => void;
  readonly leave: () => void;
  readonly fold: (isFolded: boolean) => void;
}

const toBegun = (tour: Tour): BegunTour => ({
  state: 'active',
  epackId: tour.epack.id,
  since: tour.now,
  loadedDate: tour.loadedDate,
  seenSteps: [],
  isFolded: false,
});

/**
 * Returns the tour of a demo's user, or undefined: while it loads, after it was left, and for a user without a
 * package in the shop.
 */
export function useTour({ id }: Profile): TourState | undefined {
  const [progress, change] = useTourProgress(id);
  const { tour, refetch } = useTourAnswer(progress);
  const noted = progress && progress.state !== 'wanted' ? progress : undefined;
  const isCut = noted?.state === 'active' && tour !== undefined && tour.loadedDate !== noted.loadedDate;
  const begun = isCut ? undefined : noted;
  const active = begun?.state === 'active' ? begun : undefined;
  const { shown, skip } = useShownStep(tour, active, change);

  useEffect(() => {
    if (progress?.state !== 'wanted') return;
    // The tour begins now, which an earlier answer does not know.
    void refetch().then(({ data }) => data && change(toBegun(data.data)));
  }, [progress?.state, refetch, change]);
  // The package can be unpublished or deleted during the tour.
  const other = active && tour && tour.epack.id !== active.epackId ? tour : undefined;
  useEffect(() => {
    if (other) change(toBegun(other));
  }, [other, change]);

  if (!tour || (begun && !shown)) return undefined;
  return {
    tour,
    shown,
    isFolded: active?.isFolded ?? false,
    begin: () => change({ state: 'wanted' }),
    next: skip,
    leave: () => change({ ...(active ?? toBegun(tour)), state: 'left' }),
    fold: (isFolded) => active && change({ ...active, isFolded }),
  };
}
