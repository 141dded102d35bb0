import { colours } from '@vitrina/ui-kit';

/** A small button that shows whether it is on. */
export const toggleStyle = {
  width: 28,
  height: 28,
  minHeight: 0,
  '&[aria-pressed=true]': { backgroundColor: colours.accentSoft, color: colours.accent },
} as const;
