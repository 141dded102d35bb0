import { colors } from '@vitrina/ui-kit';

/** Style of a small toggle button. */
export const toggleStyle = {
  width: 28,
  height: 28,
  minHeight: 0,
  '&[aria-pressed=true]': { backgroundColor: colors.accentSoft, color: colors.accent },
} as const;
