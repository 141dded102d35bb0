import type { Layout, LayoutPlace } from './layout.ts';

/** Locales of the pages at each place. The first one is the main locale of its shoppers. */
const localesOf: Readonly<Record<LayoutPlace, readonly string[]>> = {
  shops: ['ru', 'en', 'kk', 'be', 'uz', 'il_he', 'ae_ar'],
  ozon: ['ru', 'kk', 'be', 'uz'],
  amazon: ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl', 'sv', 'tr', 'ja', 'ae_ar'],
};

/** All locales in which a page can be created. */
export const layoutLocales: readonly string[] = [...new Set(Object.values(localesOf).flat())];

/** Returns the locales available for a layout's pages. */
export function localesFor({ place }: Pick<Layout, 'place'>): readonly string[] {
  return localesOf[place];
}

/**
 * Returns the initial locale of a layout's page: the requested one if its place supports it, or else the
 * place's main locale.
 */
export function localeToBegin(layout: Pick<Layout, 'place'>, wanted: string): string {
  const [main = wanted, ...others] = localesFor(layout);
  return others.includes(wanted) ? wanted : main;
}
