import Box from '@mui/material/Box';
import type { Profile } from '@vitrina/api-client/contract';

import { TourCard } from './TourCard.tsx';
import { useTour } from './useTour.ts';

/** Props of {@link Tour}. */
export interface TourProps {
  readonly profile: Profile;
  /** The app around it. The editor continues a tour, but does not offer one. */
  readonly app: 'panel' | 'editor';
  readonly insetEndPx?: number | undefined;
}

/** Lets the end of a long screen scroll above the card. */
const spacerStyle = { flexShrink: 0, height: { xs: 220, sm: 200 } } as const;

/** The tour of a demo's user. */
export function Tour({ profile, app, insetEndPx }: TourProps) {
  const state = useTour(profile);
  const isInEditor = app === 'editor';
  if (!state || (isInEditor && !state.shown)) return null;
  return (
    <>
      {isInEditor ? null : <Box aria-hidden="true" sx={spacerStyle} />}
      <TourCard {...state} insetEndPx={insetEndPx} isInEditor={isInEditor} />
    </>
  );
}
