import { colors } from '@vitrina/ui-kit';

/** A small button that shows whether it is on. */
export const toggleStyle = {
  width: 28,
  height: 28,
  minHeight: 0,
  '&[aria-pressed=true]': { backgroundColor: colors.accentSoft, color: colors.accent },
} as const;
