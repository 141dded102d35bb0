import type { Layout, LayoutPlace } from './layout.ts';

/** The locales that each place shows pages in; the first is what its shoppers mostly read. */
const localesOf: Readonly<Record<LayoutPlace, readonly string[]>> = {
  shops: ['ru', 'en', 'kk', 'be', 'uz', 'il_he', 'ae_ar'],
  ozon: ['ru', 'kk', 'be', 'uz'],
  amazon: ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl', 'sv', 'tr', 'ja', 'ae_ar'],
};

/** Every locale that a page can be begun in. */
export const layoutLocales: readonly string[] = [...new Set(Object.values(localesOf).flat())];

/** The locales a layout's pages can be in. */
export function localesFor({ place }: Pick<Layout, 'place'>): readonly string[] {
  return localesOf[place];
}

/** The locale to begin a page of a layout in: the one asked for, or the main one of a place that does not show it. */
export function localeToBegin(layout: Pick<Layout, 'place'>, wanted: string): string {
  const [main = wanted, ...others] = localesFor(layout);
  return others.includes(wanted) ? wanted : main;
}
