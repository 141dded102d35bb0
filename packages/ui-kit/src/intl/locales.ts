import type { MessageFormatElement } from 'react-intl';

/** The languages of the interface. */
export const locales = ['en', 'ru'] as const;

/** One of {@link locales}. */
export type Locale = (typeof locales)[number];

/** Checks whether a stored or external value is a language of the interface. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Messages of a language by id: ICU text, or the result of `@formatjs/cli` parsing it. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** The messages of one package: flat, `{ 'package.area.name': 'ICU text' }`, in every language. */
export type MessageCatalogue = Record<Locale, Messages>;

/** The localStorage key of the chosen language. */
export const localeStorageKey = 'locale';

/**
 * The default locales before a user chooses: messages in English; dates and texts of components in Russian. A
 * choice sets both.
 */
export const initialLocales = { messageLocale: 'en', formatLocale: 'ru' } as const;

/** Returns the language to render first: the stored choice, if any. */
export function readFirstLocale(storage: Pick<Storage, 'getItem'>): Locale {
  return readStoredLocale(storage) ?? initialLocales.messageLocale;
}

/** Returns the language stored on an earlier visit, if any. */
export function readStoredLocale(storage: Pick<Storage, 'getItem'>): Locale | undefined {
  const stored = storage.getItem(localeStorageKey);
  return isLocale(stored) ? stored : undefined;
}
