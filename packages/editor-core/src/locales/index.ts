export { commonLocales } from './commonLocales.ts';
export { isLocale } from './isLocale.ts';
