import type { CatalogImports } from '@vitrina/ui-kit';

/** Compiled messages of the app and its packages, one file per language. */
export const catalogs: CatalogImports = {
  en: () => import('./en.json?catalog'),
  ru: () => import('./ru.json?catalog'),
};

/** Compiled messages of the page test. */
export const pageTestCatalogs: CatalogImports = {
  en: () => import('./en.json?pageTest'),
  ru: () => import('./ru.json?pageTest'),
};

/** Compiled messages of the sign-in app, without the builder's messages. */
export const signInCatalogs: CatalogImports = {
  en: () => import('./en.json?signIn'),
  ru: () => import('./ru.json?signIn'),
};
