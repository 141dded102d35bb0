import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

import { componentOverrides } from './componentOverrides.ts';
import { bodyText, colors, fontFamily, motion, shadows, sizes } from './tokens.ts';

/** Texts of components in the current language. */
export interface ComponentTexts {
  readonly close: string;
  readonly open: string;
  readonly clear: string;
  readonly loading: string;
  readonly noOptions: string;
}

/** Sets the texts of the components in use; MUI's own translations cover components that are not used. */
function textOverrides({ close, open, clear, loading, noOptions }: ComponentTexts): ThemeOptions {
  return {
    components: {
      MuiAlert: { defaultProps: { closeText: close } },
      MuiAutocomplete: {
        defaultProps: {
          closeText: close,
          openText: open,
          clearText: clear,
          loadingText: loading,
          noOptionsText: noOptions,
        },
      },
    },
  };
}

const palette: ThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: colors.ink, contrastText: '#ffffff' },
  secondary: { main: colors.accent, contrastText: '#ffffff' },
  success: { main: colors.live },
  warning: { main: colors.attention },
  error: { main: colors.problem },
  info: { main: colors.neutral },
  text: { primary: colors.ink, secondary: colors.inkSoft },
  background: { default: colors.ground, paper: colors.surface },
  divider: colors.line,
  action: { hover: colors.hover, selected: colors.accentSoft },
};

const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
  h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  body1: bodyText,
  body2: { fontSize: 13, lineHeight: '20px' },
  subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 500 },
  subtitle2: { fontSize: 13, lineHeight: '20px', fontWeight: 500 },
  caption: { fontSize: 12, lineHeight: '16px' },
  button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
};

/** MUI needs 25 levels; the product has two: menus (8 and below) and dialogs. */
function shadowLevels(): Theme['shadows'] {
  const levels = Array.from({ length: 25 }, (_, level) =>
    level === 0 ? 'none' : level <= 8 ? shadows.menu : shadows.dialog,
  );
  return levels as Theme['shadows'];
}

/**
 * Creates the MUI theme of panel and editor: light only, black primary, sizes on a 4 px grid.
 * @param texts - texts of the components
 */
export function createVitrinaTheme(texts: ComponentTexts): Theme {
  return createTheme(
    {
      palette,
      typography,
      spacing: 4,
      shape: { borderRadius: sizes.radiusPx },
      shadows: shadowLevels(),
      transitions: {
        duration: {
          shortest: motion.durationMs,
          shorter: motion.durationMs,
          short: motion.durationMs,
          standard: motion.durationMs,
          complex: motion.durationMs,
          enteringScreen: motion.durationMs,
          // No closing animation, so that the next click does not hit a closing element.
          leavingScreen: 0,
        },
        easing: {
          easeInOut: motion.easing,
          easeOut: motion.easing,
          easeIn: motion.easing,
          sharp: motion.easing,
        },
      },
      breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } },
      components: componentOverrides,
    },
    textOverrides(texts),
  );
}
