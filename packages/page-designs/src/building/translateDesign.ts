import ar from './ar.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = { ru, ar };

/** Returns the translator of designs' texts for a locale; its last part is the language: `ru`, `by_ru`. */
export function translateDesign(locale: string): (text: string) => string {
  const texts = translations[locale.toLowerCase().split(/[_-]/).at(-1) ?? ''] ?? {};
  return (text) => texts[text] ?? text;
}

/** Languages that designs are written in, besides English. */
export const designLanguages = Object.keys(translations);

/** Languages that designs are written in, as locales. */
export const designLocales = ['en', ...designLanguages] as const;
