import type { TourState } from './useTour.ts';

/** The state of the tour, with what its card has to know of the app. */
export interface TourCardProps extends TourState {
  /** Space to leave at the card's end side on wide screens. Default: 16. */
  readonly insetEndPx?: number | undefined;
  /** Whether links load the address from the server, for screens of another app. */
  readonly isInEditor: boolean;
}
