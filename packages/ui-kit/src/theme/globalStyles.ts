import { css, type SerializedStyles } from '@emotion/react';
import type { Theme } from '@mui/material/styles';

import { focusRing } from './focusRing.ts';
import { bodyText, colors, fontFamily } from './tokens.ts';

/** Custom properties such as `--color-line`, for style sheets. */
const colorProperties = Object.fromEntries(
  Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]),
);

const reducedMotion = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Returns the styles of the page itself; everything else is styled by its component. */
export function globalStyles({ palette, typography }: Theme): SerializedStyles {
  return css(
    {
      ':root': colorProperties,
      html: {
        boxSizing: 'border-box',
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
        WebkitTextSizeAdjust: '100%',
      },
      '*, *::before, *::after': { boxSizing: 'inherit' },
      'strong, b': { fontWeight: typography.fontWeightBold },
      body: {
        margin: 0,
        color: palette.text.primary,
        fontFamily,
        ...bodyText,
        fontFeatureSettings: "'cv05', 'ss03'",
        overflowWrap: 'break-word',
        backgroundColor: palette.background.default,
        // Saves the printer's ink.
        '@media print': { backgroundColor: palette.common.white },
        '&::backdrop': { backgroundColor: palette.background.default },
      },
      ':focus-visible': focusRing,
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
    },
    reducedMotion,
  );
}
