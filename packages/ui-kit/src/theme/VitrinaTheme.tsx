import './inter.css';

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';

import { useLocale } from '../intl/LocaleContext.ts';
import { createVitrinaTheme } from './theme.ts';

/** The look of panel and editor. Stands inside `IntlRoot`, whose format locale the components follow. */
export function VitrinaTheme({ children }: { children: ReactNode }) {
  const { formatLocale } = useLocale();
  const theme = useMemo(() => createVitrinaTheme(formatLocale), [formatLocale]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
