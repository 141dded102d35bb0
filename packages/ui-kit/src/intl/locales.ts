import type { MessageFormatElement } from 'react-intl';

/** The languages of the interface. */
export const locales = ['en', 'ru'] as const;

/** One of {@link locales}. */
export type Locale = (typeof locales)[number];

/** Whether a stored or foreign value names a language of the interface. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Messages of one language by id: ICU text, or what `@formatjs/cli` parsed it to. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** The messages of one package: flat, `{ 'package.area.name': 'ICU text' }`, in every language. */
export type MessageCatalogue = Record<Locale, Messages>;

/** Where the chosen language is kept in localStorage. */
export const localeStorageKey = 'locale';

/**
 * The languages before anyone has chosen (panel.md, section 1): messages in English, dates and the
 * components' own texts in Russian. A choice sets both.
 */
export const initialLocales = { messageLocale: 'en', formatLocale: 'ru' } as const;

/** The language in which an app's texts are first shown: the kept choice, if any. */
export function readFirstLocale(storage: Pick<Storage, 'getItem'>): Locale {
  return readStoredLocale(storage) ?? initialLocales.messageLocale;
}

/** The language kept from an earlier visit, if any. */
export function readStoredLocale(storage: Pick<Storage, 'getItem'>): Locale | undefined {
  const stored = storage.getItem(localeStorageKey);
  return isLocale(stored) ? stored : undefined;
}
