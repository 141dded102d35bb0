import type { CatalogImports } from '@vitrina/ui-kit';

/** The compiled messages of the app and its packages, one file per language. */
export const catalogs: CatalogImports = {
  en: () => import('./en.json?catalog'),
  ru: () => import('./ru.json?catalog'),
};
