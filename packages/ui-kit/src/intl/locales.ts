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

/** The locale of messages, and that of dates, numbers and the components' own texts. */
export interface InterfaceLocales {
  readonly messageLocale: Locale;
  readonly formatLocale: Locale;
}

/**
 * The locales for a browser that asks for neither language, before a user chooses: messages in English; dates
 * and texts of components in Russian.
 */
export const initialLocales: InterfaceLocales = { messageLocale: 'en', formatLocale: 'ru' };

/** The first locales follow from the stored choice and the browser's preferred languages. */
export interface LocaleSources {
  readonly storage: Pick<Storage, 'getItem'>;
  /** Language tags, most preferred first, as `['en-US', 'en']`. */
  readonly languages: readonly string[];
}

/** Reads them in the browser. */
const browserSources = (): LocaleSources => ({ storage: localStorage, languages: navigator.languages });

/**
 * Returns the locales to render first. The stored choice sets both, else the first language of the browser
 * that the interface has; else the defaults apply.
 */
export function readFirstLocales({ storage, languages } = browserSources()): InterfaceLocales {
  const locale = readStoredLocale(storage) ?? findLocale(languages);
  return locale ? { messageLocale: locale, formatLocale: locale } : initialLocales;
}

/** Returns the language stored on an earlier visit, if any. */
export function readStoredLocale(storage: Pick<Storage, 'getItem'>): Locale | undefined {
  const stored = storage.getItem(localeStorageKey);
  return isLocale(stored) ? stored : undefined;
}

function findLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale);
}
