import type { ReactElement, ReactNode } from 'react';

import { IntlRoot } from '../intl/IntlRoot.tsx';
import type { Locale, MessageCatalogue } from '../intl/locales.ts';
import { VitrinaTheme } from '../theme/VitrinaTheme.tsx';
import { Toaster } from '../toast/Toaster.tsx';

/** Props of {@link VitrinaFrame}. */
export interface VitrinaFrameProps {
  locale?: Locale;
  catalogues?: readonly MessageCatalogue[];
  children: ReactNode;
}

/** Languages, theme and toasts around a story or a tested component. */
export function VitrinaFrame({ locale = 'en', catalogues, children }: VitrinaFrameProps) {
  return (
    <IntlRoot locale={locale} catalogues={catalogues}>
      <VitrinaTheme>
        {children}
        <Toaster />
      </VitrinaTheme>
    </IntlRoot>
  );
}

/** Storybook decorator: {@link VitrinaFrame} around a story. */
export function withVitrina(Story: () => ReactElement) {
  return (
    <VitrinaFrame>
      <Story />
    </VitrinaFrame>
  );
}
