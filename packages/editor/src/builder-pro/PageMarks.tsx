import type { OverlayPlace } from '@vitrina/editor-ui/surface';

import { CommentMarks } from '../review/CommentMarks.tsx';
import { PresenceMarks } from '../together/PresenceMarks.tsx';

/** Marks blocks of the page: those that other people have selected, and those with open comments. */
export function PageMarks(place: OverlayPlace) {
  return (
    <>
      <PresenceMarks {...place} />
      <CommentMarks {...place} />
    </>
  );
}
