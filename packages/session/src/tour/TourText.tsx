import { FormattedMessage } from '@vitrina/ui-kit';

import type { ShownStep } from './useShownStep.ts';

/** The texts of each step: before its screen is open, and on the screen. */
const textIds = {
  shelf: ['session.tour.shelfAway', 'session.tour.shelfHere'],
  open: ['session.tour.openAway', 'session.tour.openAway'],
  change: ['session.tour.changeAway', 'session.tour.changeHere'],
  publish: ['session.tour.publishAway', 'session.tour.publishHere'],
  live: ['session.tour.liveAway', 'session.tour.liveAway'],
  visit: ['session.tour.visitAway', 'session.tour.visitHere'],
} as const;

/** Says what to do in a step or, on its screen, what to look at. */
export function TourText({ shown: { step, isHere } }: { shown: ShownStep }) {
  const [away, here] = textIds[step];
  return <FormattedMessage id={isHere ? here : away} />;
}
