export { keepChosenLocale, readChosenLocale, readLastLocale } from './chosenLocale.ts';
export { fetchEpackAhead } from './fetchEpack.ts';
export { loadPages } from './loadPages.ts';
export { openNewEpack, openSavedEpack } from './openEpack.ts';
export { openPage } from './openPage.ts';
