import { loadedTexts } from './designTexts.ts';

/** Returns the translator of designs' texts for a locale. English until its texts are loaded, see `loadDesignTexts`. */
export function translateDesign(locale: string): (text: string) => string {
  const texts = loadedTexts(locale);
  return (text) => texts?.[text] ?? text;
}
