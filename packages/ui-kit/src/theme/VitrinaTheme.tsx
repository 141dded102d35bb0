import './inter.css';

import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { globalStyles } from './globalStyles.ts';
import { createVitrinaTheme, type ComponentTexts } from './theme.ts';

/** The theme of panel and editor. Render it inside `IntlRoot`, which sets the language of component texts. */
export function VitrinaTheme({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const theme = useMemo(() => createVitrinaTheme(readTexts(intl)), [intl]);
  return (
    <ThemeProvider theme={theme}>
      <Global styles={globalStyles(theme)} />
      {children}
    </ThemeProvider>
  );
}

function readTexts(intl: IntlShape): ComponentTexts {
  return {
    close: intl.formatMessage({ id: 'ui.action.close' }),
    open: intl.formatMessage({ id: 'ui.action.open' }),
    clear: intl.formatMessage({ id: 'ui.action.clear' }),
    loading: intl.formatMessage({ id: 'ui.loading' }),
    noOptions: intl.formatMessage({ id: 'ui.noOptions' }),
  };
}
